/** Options people ask for most, by the names they use; what the firm lists brings more. */
export const usualOptions = [
  'Heated seats',
  'Ventilated seats',
  'Leather seats',
  'Apple CarPlay',
  'Adaptive cruise control',
  'Blind spot monitor',
  'Surround camera',
  'Power tailgate',
  'Heated steering wheel',
  'Sunroof',
  'Third row',
  'Tow package',
  'Roof rails',
] as const;
