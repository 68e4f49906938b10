import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { PackageFace } from '../../../features/onboarding/PackageFace.tsx';
import { packagesQuery } from '../../client/queries.ts';
import { ListSection } from './ListSection.tsx';
import { messages } from './messages.ts';
import { shownCard } from './StudioSection.tsx';

/** What the firm sells, beside the card from which a client chooses. */
export default function PackagesSection() {
  const offers = useQuery(packagesQuery).data?.filter((offer) => offer.is_active) ?? [];
  const [chosen, setChosen] = useState<string>();
  const shown = offers.find(({ id }) => id === chosen) ?? offers.toSorted((one, other) => other.price - one.price)[0];
  return (
    <ListSection
      id="packages"
      preview={{
        title: messages.onSignUp,
        shown: shown && (
          <Box sx={{ display: 'grid', gap: 3 }}>
            {offers.length > 1 && (
              <SelectField label={messages.package} value={shown.id} onChange={setChosen} choices={offers.map(({ id, name }) => ({ id, name }))} />
            )}
            <Box sx={{ ...shownCard, p: '20px 24px' }}>
              <PackageFace offer={shown} price={shown.price} />
            </Box>
          </Box>
        ),
      }}
    />
  );
}
