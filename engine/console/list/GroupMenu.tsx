import Open from '@mui/icons-material/KeyboardArrowDownRounded';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { ChoiceMenu } from '../../web/ChoiceMenu.tsx';
import { useDescriptor } from '../ContractContext.tsx';
import { keepLook, useListLook } from './listLook.ts';
import { messages } from './messages.ts';
import { useListShape } from './useListShape.ts';

/** By which field the rows of a list are grouped, where the contract has one. */
export function GroupMenu() {
  const { segment } = useDescriptor();
  const { groupings, group } = useListShape();
  const look = useListLook(segment);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (groupings.length === 0) return null;
  const choose = (group_by: string | null) => keepLook(segment, { ...look, group_by });
  return (
    <>
      <Button
        data-list-group=""
        color="inherit"
        endIcon={<Open />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {messages.groupBy}{' '}
        {group && (
          <Box component="b" sx={{ ml: 1, fontWeight: 'fontWeightMedium', color: 'text.primary' }}>
            {group.label}
          </Box>
        )}
      </Button>
      <ChoiceMenu
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        region={messages.groupBy}
        entries={[
          ...groupings.map(({ name, label }) => ({ label, onChoose: () => choose(name), chosen: name === group?.name })),
          { label: messages.noGroups, onChoose: () => choose(null), chosen: group === undefined },
        ]}
      />
    </>
  );
}
