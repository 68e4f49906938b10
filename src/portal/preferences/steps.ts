/** Where all answers are checked and sent, after the last question. */
export const review = 'review';
