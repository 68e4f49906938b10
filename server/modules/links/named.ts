/** A car as timelines and notifications name it: with the dealer where there is one, since two may have the same car. */
export const carNamed = ({ title, dealer }: { title: string; dealer?: string | null | undefined }): string => (dealer ? `${title}, ${dealer}` : title);
