/** Words of a listing's photos. */
export const messages = {
  photo: (position: number) => `Photo ${position}`,
  earlier: (photo: string) => `Move ${photo} earlier`,
  later: (photo: string) => `Move ${photo} later`,
} as const;
