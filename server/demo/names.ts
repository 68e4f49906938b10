// Names and places of the demo's people. ZIP codes are real, so that distances make sense.

/** First name, last name, sign-in. */
export const adminPeople: readonly (readonly [string, string, string])[] = [
  ['Grace', 'Tan', 'admin@forecourt.example'],
  ['Oliver', 'Brandt', 'admin2@forecourt.example'],
];

/** First name, last name, sign-in, title. */
export const advisorPeople: readonly (readonly [string, string, string, string])[] = [
  ['Maria', 'Delgado', 'advisor@forecourt.example', 'Senior advisor'],
  ['Jonah', 'Wells', 'advisor2@forecourt.example', 'Advisor'],
  ['Peter', 'Kowalski', 'peter.kowalski@forecourt.example', 'Advisor'],
  ['Aisha', 'Rahman', 'aisha.rahman@forecourt.example', 'Senior advisor'],
  ['Nora', 'Castellano', 'nora.castellano@forecourt.example', 'Advisor'],
  ['Tom', 'Lindqvist', 'tom.lindqvist@forecourt.example', 'Junior advisor'],
];

export const firstNames: readonly string[] = [
  'Lena',
  'Claire',
  'Marcus',
  'Priya',
  'Samuel',
  'Ingrid',
  'Diego',
  'Yuki',
  'Fatima',
  'Walter',
  'Bianca',
  'Caleb',
  'Noor',
  'Eleanor',
  'Victor',
  'Simone',
  'Hugo',
  'Renee',
  'Andre',
  'Judith',
  'Kenji',
  'Paula',
  'Emeka',
  'Astrid',
];

export const lastNames: readonly string[] = [
  'Whitfield',
  'Jourdain',
  'Abernathy',
  'Nakamura',
  'Oyelaran',
  'Fischer',
  'Romero',
  'Lindgren',
  'Haddad',
  'McBride',
  'Petrov',
  'Vasquez',
  'Donnelly',
  'Sorensen',
  'Achebe',
  'Marchetti',
];

export const places: readonly { name: string; zip: string }[] = [
  { name: 'Portland, ME', zip: '04101' },
  { name: 'Bangor, ME', zip: '04401' },
  { name: 'Portsmouth, NH', zip: '03801' },
  { name: 'Manchester, NH', zip: '03101' },
  { name: 'Boston, MA', zip: '02118' },
  { name: 'Worcester, MA', zip: '01608' },
  { name: 'Providence, RI', zip: '02903' },
  { name: 'Hartford, CT', zip: '06103' },
  { name: 'Burlington, VT', zip: '05401' },
  { name: 'Albany, NY', zip: '12207' },
  { name: 'Columbus, OH', zip: '43215' },
  { name: 'Raleigh, NC', zip: '27601' },
];
