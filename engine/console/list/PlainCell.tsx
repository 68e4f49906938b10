import type { ReactNode } from 'react';

/** The class of a row that `tableStyles` gives its look. */
export const plainRow = 'MuiTableRow-root MuiTableRow-hover';

interface PlainCellProps {
  className: string;
  /** Figures and actions. */
  isRight?: boolean | undefined;
  children?: ReactNode;
}

/** A cell of a table within `tableStyles`: MUI's would work out the same look for each of them. */
export function PlainCell({ className, isRight = false, children }: PlainCellProps) {
  return <td className={`MuiTableCell-root MuiTableCell-body${isRight ? ' MuiTableCell-alignRight' : ''} ${className}`}>{children}</td>;
}
