/** What is said about VINs and what they leave open. */
export const messages = {
  reads: (car: string) => `Reads as ${car}.`,
  whichModel: 'Which model?',
  whichTrim: 'Which trim?',
};
