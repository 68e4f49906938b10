import type { ReactNode } from 'react';

/** Where a line is too short, an address breaks before its @ and nowhere else; other texts are as they are. */
export function breakable(text: string): ReactNode {
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
