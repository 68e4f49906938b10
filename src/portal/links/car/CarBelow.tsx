import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Link, LinkComparison, LinkFit } from '../../../../generated/api.ts';
import { FitLines } from '../../../features/links/FitLines.tsx';
import { messages as linksMessages } from '../../../features/links/messages.ts';
import { ResearchView } from '../../../features/links/ResearchView.tsx';
import { WorksheetView } from '../../../features/links/WorksheetView.tsx';
import { ToWorksheet } from '../ToWorksheet.tsx';
import { CarFacts } from './CarFacts.tsx';
import { FairPrice } from './FairPrice.tsx';
import { FitList } from './FitList.tsx';
import { carMessages as messages } from './messages.ts';

interface CarBelowProps {
  link: Link;
  /** Undefined until it is there; the rest does not wait for it. */
  comparison: LinkComparison | undefined;
  noPrice: string;
  noResearch: string;
}

/** Everything a decision is made upon, one under the other. */
export default function CarBelow({ link, comparison, noPrice, noResearch }: CarBelowProps) {
  return (
    <>
      {link.worksheet_count > 0 && (
        <Section id="car-worksheet" title={linksMessages.tabs.worksheet}>
          <WorksheetView linkId={link.id} none={noPrice} page={<ToWorksheet id={link.id} />} />
        </Section>
      )}
      {link.fit && (
        <Section id="car-fit" title={messages.fits}>
          <FitLines fit={comparison ? counted(link.fit, comparison.wishes) : link.fit} isShort={comparison !== undefined} />
          {comparison && <FitList wishes={comparison.wishes} words={messages.wish} />}
        </Section>
      )}
      <Section id="car-report" title={messages.report}>
        <ResearchView linkId={link.id} none={noResearch} />
      </Section>
      {comparison && <FairPrice link={link} comparison={comparison} />}
      <CarFacts link={link} />
    </>
  );
}

/** As many as are listed below it: of a car without a price to drive away, the comparison knows more than the list. */
const counted = (fit: LinkFit, wishes: LinkComparison['wishes']): LinkFit => ({
  ...fit,
  musts: wishes.length,
  musts_met: wishes.filter(({ met }) => met).length,
});

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
