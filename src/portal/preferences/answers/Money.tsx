import Box from '@mui/material/Box';
import { exampleApr, monthlyPayment, principalFor, usualMonths } from '../../../../domain/loan.ts';
import type { MoneyPreferences, PurchaseMethod, SearchReach } from '../../../../generated/api.ts';
import { formatCents } from '../../../../engine/web/format.ts';
import { fieldOf } from '../../../features/preferences/fields.ts';
import { ContractInput } from '../inputs/ContractInput.tsx';
import { messages } from '../messages.ts';
import { Slider } from './Slider.tsx';
import { Tiles } from './Tiles.tsx';

const moneyMessages = messages.money;
const methodField = fieldOf('money', 'method');
const whole = (cents: number): string => formatCents(cents, { whole: true });

/** What the slider spans where nothing is known of prices, and its steps. Cents. */
const usual = { least: 500_000, most: 10_000_000 };
const step = 50_000;
/** Between the price on the window and out the door lie taxes and fees: the slider goes that much further than the dearest car. */
const aboveDearest = 1.2;

interface MoneyProps {
  money: MoneyPreferences;
  onChange: (money: MoneyPreferences) => void;
  /** The fields asked now. */
  asked: readonly string[];
  errors: Readonly<Record<string, string>>;
  reach: SearchReach | undefined;
}

/** How it is paid for and what it may cost: a field and a slider for the same amount, and what a loan of it costs a month. */
export default function Money({ money, onChange, asked, errors, reach }: MoneyProps) {
  const input = (name: keyof MoneyPreferences) =>
    asked.includes(name) && (
      <ContractInput
        field={fieldOf('money', name)}
        value={money[name]}
        errors={errors}
        path={`selections.money.${name}`}
        onChange={(value) => onChange({ ...money, [name]: value })}
      />
    );
  const isMethod = (id: string): id is PurchaseMethod => methodField.choices?.some((choice) => choice.id === id) ?? false;
  const dearest = reach?.prices.at(-1)?.up_to;
  const max = dearest === undefined ? usual.most : Math.ceil((dearest * aboveDearest) / 1_000_000) * 1_000_000;
  const total = money.max_total ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Tiles
        label={methodField.label}
        error={errors['selections.money.method']}
        tiles={methodField.choices ?? []}
        columns={[3, 3]}
        isChosen={(id) => id === money.method}
        onToggle={(id) => isMethod(id) && onChange({ ...money, method: id === money.method ? null : id })}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Pair>
          {input('max_total')}
          {input('max_monthly')}
        </Pair>
        {reach && reach.prices.length > 1 && <Bars prices={reach.prices} max={max} budget={total} />}
        <Slider
          label={moneyMessages.slide}
          min={usual.least}
          max={max}
          step={step}
          value={total ?? Math.round((usual.least + max) / 2)}
          text={total === null ? messages.money.slide : whole(total)}
          onChange={(cents) => onChange({ ...money, max_total: cents })}
        />
        <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: 'var(--fs-ui)' }}>
          <Monthly money={money} />
        </Box>
      </Box>
      <Pair>
        {input('down_payment')}
        {input('term_months')}
      </Pair>
    </Box>
  );
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>{children}</Box>
);

/** What the budget means a month, or the month for the budget. A lease depends on what the car is worth at its end, which nobody knows yet. */
function Monthly({ money }: { money: MoneyPreferences }) {
  if (money.method !== 'finance') return null;
  const months = money.term_months ?? usualMonths;
  const down = money.down_payment ?? 0;
  if (money.max_total) {
    const principal = Math.max(0, money.max_total - down);
    const monthly = monthlyPayment({ principal, apr: exampleApr, months });
    return `${moneyMessages.estimate(whole(Math.round(monthly / 100) * 100), whole(principal), months, exampleApr.toFixed(1))} ${moneyMessages.example}`;
  }
  if (!money.max_monthly) return null;
  const reached = principalFor({ payment: money.max_monthly, apr: exampleApr, months }) + down;
  return `${moneyMessages.reaches(whole(money.max_monthly), whole(Math.floor(reached / 10_000) * 10_000))} ${moneyMessages.example}`;
}

/** What the cars that fit cost, those within the budget filled. */
function Bars({ prices, max, budget }: { prices: SearchReach['prices']; max: number; budget: number | null }) {
  const most = Math.max(...prices.map(({ count }) => count));
  const width = (prices[1]?.up_to ?? 0) - (prices[0]?.up_to ?? 0);
  const span = max - usual.least;
  const said = prices.flatMap(({ count, up_to }) => (count === 0 ? [] : [moneyMessages.upTo(count, whole(up_to))])).join(', ');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={moneyMessages.chart(said)}
      viewBox="0 0 1000 56"
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 56, '& rect': { fill: 'var(--border)' }, '& rect[data-in]': { fill: 'var(--accent)', opacity: 0.75 } }}
    >
      {prices.map(({ up_to, count }) => {
        const height = (count / most) * 56;
        return (
          <rect
            key={up_to}
            data-in={budget !== null && up_to <= budget ? '' : undefined}
            x={((up_to - width - usual.least) / span) * 1000}
            y={56 - height}
            width={Math.max(1, (width / span) * 1000 - 3)}
            height={height}
          />
        );
      })}
    </Box>
  );
}
