/** How a field of a list is compared: its value (or one of several), none of them, from, to, a part of its text, nothing there. */
export type Operator = 'is' | 'not' | 'gte' | 'lte' | 'contains' | 'empty';
