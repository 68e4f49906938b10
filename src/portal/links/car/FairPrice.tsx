import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { fairPrice } from '../../../../domain/fair-price.ts';
import { formatCents, formatNumber } from '../../../../engine/web/format.ts';
import type { Link, LinkComparison } from '../../../../generated/api.ts';
import { createLinkForm } from '../../../../generated/forms/createLink.ts';
import { useWidth } from '../../../kit/ui/useWidth.ts';
import { milesTicks, placeOn, priceAxis } from '../../bids/axis.ts';
import { carMessages as messages } from './messages.ts';

const whole = (cents: number) => formatCents(cents, { whole: true });
/** Of the drawing, in px: it is drawn as wide as it is shown, so that its words stay readable. */
const height = 190;
const usualWidth = 640;
/** Narrower than that, fewer miles have room. */
const narrow = 500;

const Table = styled('table')({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  fontSize: 'var(--fs-ui)',
  '& th': { textAlign: 'left', fontWeight: 'var(--w-medium)', color: 'var(--text-2)' },
  '& td, & th': { padding: '6px 0', borderBottom: '1px solid var(--border-soft)' },
});

/** The asking price among the firm's other offers of that model; nothing where too few are known. */
export function FairPrice({ link, comparison }: { link: Link; comparison: LinkComparison }) {
  const { offers, days } = comparison;
  const verdict = fairPrice(link, offers);
  if (verdict === null || link.price === null) return null;
  const { all, similar, away } = verdict;
  const said = [
    messages.seen(all.count, whole(all.low), whole(all.high), days),
    ...(similar ? [messages.similar(similar.count, whole(similar.low), whole(similar.high))] : []),
    away < 0 ? messages.below(whole(-away)) : away > 0 ? messages.above(whole(away)) : messages.within,
  ].join(' ');
  return (
    <section aria-labelledby="fair-price">
      <Typography id="fair-price" variant="h3" component="h2">
        {messages.fair}
      </Typography>
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{said}</Typography>
      <Plot link={{ price: link.price, miles: link.miles }} offers={offers} label={said} />
      <Box component="details" sx={{ mt: 4, '& summary': { cursor: 'pointer', color: 'var(--accent-ink)', fontSize: 'var(--fs-ui)' } }}>
        <summary>{messages.table}</summary>
        <Table>
          <thead>
            <tr>
              {(['year', 'miles', 'price'] as const).map((name) => (
                <th key={name} scope="col">
                  {createLinkForm[name].label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {offers
              .toSorted((one, other) => one.price - other.price)
              .map((offer, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- offers are anonymous: two may be the same
                <tr key={index}>
                  <td>{offer.year}</td>
                  <td>{offer.miles === null ? '' : formatNumber(offer.miles)}</td>
                  <td>{whole(offer.price)}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      </Box>
    </section>
  );
}

/** Price over miles; the car itself larger, with its price. */
function Plot({ link, offers, label }: { link: { price: number; miles: number | null }; offers: LinkComparison['offers']; label: string }) {
  const dots = offers.flatMap(({ price, miles }) => (miles === null ? [] : [{ price, miles }]));
  const [drawing, width] = useWidth(usualWidth);
  if (link.miles === null || dots.length === 0) return null;
  const own = { price: link.price, miles: link.miles };
  const axis = priceAxis([...dots, own].map(({ price }) => price));
  const marks = milesTicks(
    [...dots, own].map(({ miles }) => miles),
    width < narrow ? 3 : 4,
  );
  const mostMiles = marks.at(-1) ?? 0;
  const x = (miles: number) => 58 + (miles / mostMiles) * (width - 70);
  const y = (price: number) => height - 26 - (placeOn(axis, price) / 100) * (height - 40);
  return (
    <Box
      component="svg"
      ref={drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      sx={{ display: 'block', width: '100%', height, mt: 4, fontSize: 12, fill: 'var(--text-2)' }}
    >
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <line x1={58} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--border-soft)" />
          <text x={50} y={y(tick) + 4} textAnchor="end">
            {whole(tick)}
          </text>
        </g>
      ))}
      {marks.map((mark) => (
        <text key={mark} x={x(mark)} y={height - 6} textAnchor={mark === 0 ? 'start' : mark === mostMiles ? 'end' : 'middle'}>
          {formatNumber(mark)} mi
        </text>
      ))}
      {dots.map(({ price, miles }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same
        <circle key={index} cx={x(miles)} cy={y(price)} r={4.5} fill="var(--accent)" opacity={0.55} />
      ))}
      <circle cx={x(own.miles)} cy={y(own.price)} r={7} fill="var(--accent)" stroke="var(--surface)" strokeWidth={2} />
      <text
        x={x(own.miles)}
        y={y(own.price) + 22}
        textAnchor={x(own.miles) > width - 90 ? 'end' : x(own.miles) < 120 ? 'start' : 'middle'}
        fill="var(--text)"
        fontWeight={600}
      >
        {messages.thisOne(whole(own.price))}
      </text>
    </Box>
  );
}
