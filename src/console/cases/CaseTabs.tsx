import OneByOne from '@mui/icons-material/VerticalSplitOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { caseKindLabels, caseKindValues } from '../../../generated/enums.ts';
import { useUser } from '../../api/session.ts';
import { FilterTab, FilterTabs } from '../FilterTabs.tsx';
import { caseCountsQuery } from './queries.ts';
import { kindIcons } from './kindIcons.tsx';
import { messages } from './messages.ts';

type Whose = 'all' | 'mine' | 'unowned';

/** Whose cases the list shows, and of which kind, each with how many wait. */
export function CaseTabs() {
  const { id } = useUser();
  const { filterValues, setFilters } = useListContext();
  const counts = useQuery(caseCountsQuery(id)).data;
  const { kind, owner_id, owner_id_empty, ...others } = filterValues;
  const whose: Whose = owner_id === id ? 'mine' : owner_id_empty === true ? 'unowned' : 'all';
  const ofOwner = (choice: Whose) => (choice === 'mine' ? { owner_id: id } : choice === 'unowned' ? { owner_id_empty: true } : {});
  const ofKind = kind === undefined ? {} : { kind };
  const ownerNow = { ...(owner_id === undefined ? {} : { owner_id }), ...(owner_id_empty === undefined ? {} : { owner_id_empty }) };
  const owners = [
    ['all', messages.all, counts?.count],
    ['mine', messages.mine, counts?.mine],
    ['unowned', messages.unowned, counts?.unowned],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
      <FilterTabs label={messages.owners}>
        {owners.map(([choice, name, count]) => (
          <FilterTab
            key={choice}
            label={name}
            count={count}
            isChosen={whose === choice}
            onChoose={() => setFilters({ ...others, ...ofKind, ...ofOwner(choice) })}
          />
        ))}
      </FilterTabs>
      <FilterTabs label={messages.kinds}>
        {caseKindValues
          .filter((each) => each === kind || (counts?.by_kind[each] ?? 0) > 0)
          .map((each) => {
            const Icon = kindIcons[each];
            const isChosen = kind === each;
            return (
              <FilterTab
                key={each}
                label={caseKindLabels[each]}
                icon={<Icon />}
                count={counts?.by_kind[each] ?? 0}
                isChosen={isChosen}
                onChoose={() => setFilters({ ...others, ...ownerNow, ...(isChosen ? {} : { kind: each }) })}
              />
            );
          })}
      </FilterTabs>
      <Button component={RouterLink} to={{ search: '' }} variant="text" startIcon={<OneByOne />} sx={{ mb: 3 }}>
        {messages.asDesk}
      </Button>
    </Box>
  );
}
