import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { worksheetTotals } from '../../../../domain/worksheet.ts';
import { layoutLabels } from '../../../../domain/worksheet-layout.ts';
import type { Link, OtdWorksheet, OtdWorksheetCreate, TaxRule, TradeIn, User } from '../../../../generated/api.ts';
import { worksheetWarningLabels } from '../../../../generated/enums.ts';
import { addOtdWorksheetForm as rulesOf } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf } from '../../../../engine/web/problem.ts';
import { hasKeyboard } from '../../../kit/keys/useScreenKeys.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { DateField } from '../../../../engine/web/fields/DateField.tsx';
import { FormErrorSummary } from '../../../../engine/web/fields/FormErrorSummary.tsx';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatCents, formatPercent } from '../../../../engine/web/format.ts';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useOperationForm } from '../../../../engine/web/form/useOperationForm.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { RowsField } from '../../../features/worksheet/RowsField.tsx';
import { placeOf, type ListName } from '../../../features/worksheet/rows.ts';
import { useLinksRefresh } from '../links/queries.ts';
import { messages as worksheetMessages } from './messages.ts';
import { ClientWish } from './ClientWish.tsx';
import { bodyOf, linesOf, problemsOf, type AmountName, type WorksheetDraft } from './draft.ts';
import { Financing } from './Financing.tsx';
import { financingOf } from './financing-draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Revisions } from './Revisions.tsx';
import { Section, Wide } from './Section.tsx';
import { Totals } from './Totals.tsx';

interface WorksheetFormProps {
  client: User;
  link: Link;
  /** Earlier revisions, newest first. */
  sheets: readonly OtdWorksheet[];
  /** The tax rules in use. */
  rules: readonly TaxRule[];
  /** Two letters, where the client lives; undefined if unknown. */
  state: string | undefined;
  tradeIn: TradeIn | undefined;
  initial: WorksheetDraft;
  /** The quote is stored; the list of revisions is asked again after it. */
  onSaved: () => void;
}

/** The lines of a quote; totals follow while one types, by the same calculation the server keeps. */
export function WorksheetForm({ client, link, sheets, rules, state, tradeIn, initial, onSaved }: WorksheetFormProps) {
  const to = useAreaPath();
  const navigate = useNavigate();
  const refresh = useLinksRefresh();
  const [isSaved, setIsSaved] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const ruleOf = (id: string) => rules.find((each) => each.id === id) ?? null;
  const form = useOperationForm<WorksheetDraft, OtdWorksheetCreate>({
    fields: rulesOf,
    initial,
    // By revision: a draft of an older quote is not restored over a newer one.
    keep: `worksheet ${link.id} ${sheets.length}`,
    check: (typed) => problemsOf(typed, ruleOf(typed.tax_rule_id)),
    body: bodyOf,
    place: placeOf,
    submit: async (body) => {
      await dataOf(api.POST('/links/{id}/worksheet', { params: { path: { id: link.id } }, body }));
      setIsSaved(true);
      onSaved();
      toast.success(worksheetMessages.saved);
      // The link, which this page shows, is read again with it: it opens with the price.
      await refresh();
      // Who went elsewhere while it loaded is not fetched back.
      if (isHere.current) void navigate(to(`/client-profiles/${client.id}?tab=links&link=${link.id}`));
    },
  });
  const draft = form.values;
  const [latest] = sheets;
  const rule = ruleOf(draft.tax_rule_id);
  const lines = linesOf(draft);
  const totals = worksheetTotals(lines, rule);
  /** What a field decides for another one is checked again with it. */
  const set = <Name extends keyof WorksheetDraft>(name: Name, value: WorksheetDraft[Name], other?: 'selling_price' | 'sales_tax') => {
    form.set(name, value);
    if (other !== undefined && other !== name) form.set(other, draft[other]);
  };

  const amount = (name: AmountName, extra: { hint?: string; warning?: string } = {}) => (
    <MoneyField {...form.field(name)} hint={undefined} optional value={draft[name]} onChange={(cents) => set(name, cents, 'selling_price')} {...extra} />
  );
  const text = (name: 'dealer' | 'remark' | 'trade_in', hint: string | undefined = rulesOf[name].hint) => (
    <TextField
      {...form.field(name)}
      hint={hint}
      optional
      autoFocus={name === 'dealer' && hasKeyboard()}
      value={draft[name]}
      maxLength={rulesOf[name].rules.maxLength}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  const rows = (name: ListName) => <RowsField name={name} list={rulesOf[name]} rows={draft[name]} at={form.at} onChange={(next) => set(name, next)} />;
  const overCap = totals.warnings.includes('doc_fee_over_cap') && rule?.doc_fee_cap != null;
  const bestOffer = Math.max(0, ...(tradeIn?.offers ?? []).map((offer) => offer.amount ?? 0));
  const revision = (latest?.revision ?? 0) + 1;
  const compared: OtdWorksheet | undefined = latest && { ...latest, ...bodyOf(draft), ...lines, ...totals, revision, tax_rule: rule };

  return (
    <>
      <LeaveGuard unsaved={!isSaved && form.isDirty} />
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void form.onSubmit(event)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' }, gap: 4, alignItems: 'start', mb: 4 }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 4 }}>
          <Restored kept={form.kept} />
          <ClientWish client={client.name} link={link} />
          <Card sx={{ '& > section + section': { borderTop: '1px solid var(--border-soft)' } }}>
            {(form.problem !== null || form.errors.length > 0) && (
              <Box sx={{ display: 'grid', gap: 2, p: 4, pb: 0 }}>
                <FormErrorSummary errors={form.errors} attempt={form.failedSubmits} />
                {form.problem && (
                  <Note tone="error">
                    {messageOf(form.problem)} {worksheetMessages.notSaved}
                  </Note>
                )}
              </Box>
            )}
            <Section title={worksheetMessages.quote}>
              {text('dealer')}
              <DateField {...form.field('good_through')} hint={undefined} optional value={draft.good_through} onChange={(day) => set('good_through', day)} />
              <Wide>{text('remark')}</Wide>
            </Section>
            <Section title={worksheetMessages.price}>
              {amount('msrp')}
              {amount('destination')}
              {amount('dealer_discount')}
              {lines.msrp > 0 ? (
                <MoneyField
                  {...form.field('selling_price')}
                  optional={false}
                  hint={worksheetMessages.fromMsrp}
                  value={totals.selling_price}
                  onChange={() => {}}
                  disabled
                />
              ) : (
                amount('selling_price', { hint: rulesOf.selling_price.hint })
              )}
            </Section>
            <Section title={worksheetMessages.extras}>
              <Wide>{rows('rebates')}</Wide>
              <Wide>{rows('add_ons')}</Wide>
            </Section>
            <Section title={worksheetMessages.fees}>
              {amount(
                'doc_fee',
                overCap && rule?.doc_fee_cap != null
                  ? { warning: `${worksheetWarningLabels.doc_fee_over_cap} ${worksheetMessages.cap(formatCents(rule.doc_fee_cap))}` }
                  : {},
              )}
              {amount('title')}
              {amount('registration')}
              {amount('inspection')}
              <Wide>{rows('other_fees')}</Wide>
            </Section>
            <Section title={worksheetMessages.trade}>
              <Wide>{text('trade_in', tradeIn?.has_trade_in ? worksheetMessages.fromChecklist : undefined)}</Wide>
              {amount('trade_allowance', { hint: bestOffer > 0 ? worksheetMessages.offers(formatCents(bestOffer)) : rulesOf.trade_allowance.hint })}
              {amount('trade_payoff', { hint: rulesOf.trade_payoff.hint })}
            </Section>
            <Section title={worksheetMessages.tax}>
              <SelectField
                {...form.field('tax_rule_id')}
                optional={false}
                value={draft.tax_rule_id === '' ? noRule : draft.tax_rule_id}
                onChange={(next) => set('tax_rule_id', next === noRule ? '' : next, 'sales_tax')}
                choices={[
                  { id: noRule, name: worksheetMessages.noRule },
                  ...rules.map((each) => ({ id: each.id, name: worksheetMessages.ruleName(each.name, formatPercent(each.rate + each.local_rate)) })),
                ]}
                hint={stateHint(state, rule, rules)}
              />
              {rule ? (
                <MoneyField
                  {...form.field('sales_tax')}
                  optional={false}
                  hint={worksheetMessages.byRule(formatCents(totals.taxed_amount))}
                  value={totals.sales_tax}
                  onChange={() => {}}
                  disabled
                />
              ) : (
                amount('sales_tax')
              )}
            </Section>
            <Financing value={draft.financing} at={form.at} onChange={(financing) => set('financing', financing)} />
          </Card>
          {/* Below `lg` the totals come after the lines; their sum stays in sight. */}
          <Box
            aria-hidden="true"
            sx={{
              display: { xs: 'flex', lg: 'none' },
              position: 'sticky',
              bottom: 'var(--frame-foot)',
              zIndex: 2,
              justifyContent: 'space-between',
              padding: '10px 16px',
              marginTop: '-1px',
              border: '1px solid var(--border)',
              borderRadius: '0 0 var(--r) var(--r)',
              background: 'var(--surface)',
              fontWeight: 'var(--w-strong)',
            }}
          >
            <span>{layoutLabels.totalOtd}</span>
            <span className="num">{formatCents(totals.total_otd)}</span>
          </Box>
        </Box>
        <Box sx={{ position: { lg: 'sticky' }, top: 'calc(var(--top-room, 0px) + var(--appbar, 56px) + 16px)' }}>
          <Totals lines={lines} totals={totals} rule={rule} tradeIn={draft.trade_in.trim()} financing={financingOf(draft.financing)} latest={latest}>
            <Button type="submit" variant="contained" fullWidth disabled={form.busy || isSaved}>
              {form.busy || isSaved ? worksheetMessages.saving : latest ? worksheetMessages.saveRevision(revision) : worksheetMessages.save}
            </Button>
          </Totals>
        </Box>
      </Box>
      <Revisions sheets={sheets} typed={compared} />
    </>
  );
}

/** The choice that means no rule; no id of a rule. */
const noRule = 'none';

function stateHint(state: string | undefined, rule: TaxRule | null, rules: readonly TaxRule[]): string {
  if (state === undefined) return worksheetMessages.stateUnknown;
  if (rule?.state === state) return worksheetMessages.ruleOfState(state);
  return rules.some((each) => each.state === state) ? worksheetMessages.otherRule(state) : worksheetMessages.noRuleOfState(state);
}
