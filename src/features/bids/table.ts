/** The table of prices side by side; on a phone a line's name is above its figures. @param columns dealers @param dense as staff's tables are */
export const bidTable = (columns: number, dense = false) =>
  ({
    width: '100%',
    minWidth: dense ? 112 + columns * 116 : 180 + columns * 150,
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontSize: dense ? 'var(--fs-dense)' : 'var(--fs-ui)',
    lineHeight: '20px',
    '& th, & td': {
      padding: dense ? '6px 10px' : '7px 16px',
      borderTop: '1px solid var(--border-soft)',
      verticalAlign: 'top',
      textAlign: 'right',
      fontWeight: 'inherit',
    },
    '& thead > tr > *': { borderTop: 0, paddingTop: '14px', paddingBottom: '12px' },
    '& th:first-of-type, & td:first-of-type:not(.num)': { textAlign: 'left' },
    '& thead th': { textAlign: 'right !important' },
    '& tbody td, & thead th': { borderLeft: '1px solid var(--border-soft)' },
    '@media (max-width: 640px)': {
      minWidth: columns * 124,
      display: 'block',
      '& thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      '& th[scope="row"], & th[scope="colgroup"]': { gridColumn: '1 / -1' },
      '& th[scope="row"]': { paddingBottom: 0, fontSize: 'var(--fs-small)' },
      '& thead td:first-of-type': { display: 'none' },
      '& th[scope="row"] ~ td': { borderTop: 0, borderLeft: 0 },
      '& th, & td': { padding: '6px 8px' },
      '& thead th': { textAlign: 'left !important', borderLeft: 0 },
      '& td': { fontSize: 'var(--fs-dense)' },
    },
  }) as const;
