import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { worksheetTotals } from '../../../../domain/worksheet.ts';
import { layoutLabels } from '../../../../domain/worksheet-layout.ts';
import type { Link, OtdWorksheet, TaxRule, TradeIn, User } from '../../../../generated/api.ts';
import { worksheetWarningLabels } from '../../../../generated/enums.ts';
import { addOtdWorksheetForm as rulesOf } from '../../../../generated/forms.ts';
import { api, dataOf } from '../../../api/client.ts';
import { messageOf, Problem } from '../../../../engine/web/problem.ts';
import { useAreaPath } from '../../../kit/area/area.ts';
import { DateField } from '../../../../engine/web/fields/DateField.tsx';
import { FormErrorSummary } from '../../../../engine/web/fields/FormErrorSummary.tsx';
import { MoneyField } from '../../../../engine/web/fields/MoneyField.tsx';
import { SelectField } from '../../../../engine/web/fields/SelectField.tsx';
import { TextField } from '../../../../engine/web/fields/TextField.tsx';
import { formatCents, formatPercent } from '../../../../engine/web/format.ts';
import { Restored } from '../../../../engine/web/form/Restored.tsx';
import { useFormDraft } from '../../../../engine/web/form/useFormDraft.ts';
import { Note } from '../../../../engine/web/Note.tsx';
import { toast } from '../../../../engine/web/toast/toast.ts';
import { clientLinks, useLinksRefresh } from '../links/queries.ts';
import { messages as worksheetMessages } from './messages.ts';
import { bodyOf, linesOf, listNames, placesOf, problemsOf, type AmountName, type ListName, type WorksheetDraft } from './draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Revisions } from './Revisions.tsx';
import { RowsField } from './RowsField.tsx';
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
}

/** The lines of a quote; totals follow while one types, by the same calculation the server keeps. */
export function WorksheetForm({ client, link, sheets, rules, state, tradeIn, initial }: WorksheetFormProps) {
  const to = useAreaPath();
  const navigate = useNavigate();
  const refresh = useLinksRefresh();
  const queries = useQueryClient();
  const prefix = useId();
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'typing' | 'saving' | 'saved'>('typing');
  // By revision: a draft of an older quote is not restored over a newer one.
  const { sent, ...kept } = useFormDraft(`worksheet ${link.id} ${sheets.length}`, {
    draft,
    isDirty: draft !== initial,
    restore: setDraft,
    clear: () => setDraft(initial),
  });
  const [latest] = sheets;
  const rule = rules.find((each) => each.id === draft.tax_rule_id) ?? null;
  const lines = linesOf(draft);
  const totals = worksheetTotals(lines, rule);
  const id = (place: string) => `${prefix}-${place}`;

  const change = (next: Partial<WorksheetDraft>, ...places: string[]) => {
    setDraft((before) => ({ ...before, ...next }));
    // A field with an error is not revalidated while the user corrects it.
    if (places.some((place) => place in errors)) setErrors((before) => Object.fromEntries(Object.entries(before).filter(([place]) => !places.includes(place))));
  };
  const setAmount = (name: AmountName, cents: number | null) => change({ amounts: { ...draft.amounts, [name]: cents } }, name, 'selling_price');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, rule);
    setErrors(found);
    setProblem(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    setPhase('saving');
    try {
      await dataOf(api.POST('/links/{id}/worksheet', { params: { path: { id: link.id } }, body: bodyOf(draft) }));
      setPhase('saved');
      sent();
      toast.success(worksheetMessages.saved);
      await refresh();
      // The link is opened with fresh data: with the price, even if the list was loaded before.
      await queries.prefetchQuery(clientLinks(client.id));
      void navigate(to(`/client-profiles/${client.id}?tab=links&link=${link.id}`));
    } catch (error) {
      setPhase('typing');
      const places = error instanceof Problem ? placesOf(error.errors, draft) : {};
      setErrors(places);
      setProblem(`${messageOf(error)} ${worksheetMessages.notSaved}`);
    }
  };

  const amount = (name: AmountName, extra: { hint?: string; warning?: string } = {}) => (
    <MoneyField
      id={id(name)}
      label={rulesOf[name].label}
      optional
      value={draft.amounts[name]}
      onChange={(cents) => setAmount(name, cents)}
      {...extra}
      {...(errors[name] === undefined ? {} : { error: errors[name] })}
    />
  );
  const text = (name: 'dealer' | 'remark' | 'trade_in', hint?: string) => (
    <TextField
      id={id(name)}
      label={rulesOf[name].label}
      optional
      value={draft[name]}
      maxLength={rulesOf[name].rules.maxLength}
      onChange={(event) => change({ [name]: event.target.value }, name)}
      {...(hint === undefined ? {} : { hint })}
      {...(errors[name] === undefined ? {} : { error: errors[name] })}
    />
  );
  const rows = (name: ListName) => (
    <RowsField
      name={name}
      rows={draft.lists[name]}
      errors={errors}
      idOf={id}
      onChange={(next) => change({ lists: { ...draft.lists, [name]: next } }, ...Object.keys(errors).filter((place) => place.startsWith(`${name}.`)))}
    />
  );
  const overCap = totals.warnings.includes('doc_fee_over_cap') && rule?.doc_fee_cap != null;
  const bestOffer = Math.max(0, ...(tradeIn?.offers ?? []).map((offer) => offer.amount ?? 0));
  const revision = (latest?.revision ?? 0) + 1;
  const listed = Object.keys(errors).map((place) => ({ id: id(place), label: placeLabel(place) }));
  const compared: OtdWorksheet | undefined = latest && { ...latest, ...bodyOf(draft), ...lines, ...totals, revision, tax_rule: rule };

  return (
    <>
      <LeaveGuard unsaved={phase !== 'saved' && draft !== initial} />
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => void save(event)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 304px' }, gap: 4, alignItems: 'start', mb: 4 }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 4 }}>
          <Restored kept={kept} />
          <Card sx={{ '& > section + section': { borderTop: '1px solid var(--border-soft)' } }}>
            {(problem !== undefined || listed.length > 0) && (
              <Box sx={{ display: 'grid', gap: 2, p: 4, pb: 0 }}>
                <FormErrorSummary errors={listed} attempt={attempt} />
                {problem !== undefined && <Note tone="error">{problem}</Note>}
              </Box>
            )}
            <Section title={worksheetMessages.quote}>
              {text('dealer', rulesOf.dealer.hint)}
              <DateField
                id={id('good_through')}
                label={rulesOf.good_through.label}
                optional
                value={draft.good_through}
                onChange={(day) => change({ good_through: day }, 'good_through')}
                {...(errors['good_through'] === undefined ? {} : { error: errors['good_through'] })}
              />
              <Wide>{text('remark', rulesOf.remark.hint)}</Wide>
            </Section>
            <Section title={worksheetMessages.price}>
              {amount('msrp')}
              {amount('destination')}
              {amount('dealer_discount')}
              {lines.msrp > 0 ? (
                <MoneyField
                  id={id('selling_price')}
                  label={rulesOf.selling_price.label}
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
              <Wide>{text('trade_in', tradeIn?.has_trade_in ? worksheetMessages.fromChecklist : rulesOf.trade_in.hint)}</Wide>
              {amount('trade_allowance', { hint: bestOffer > 0 ? worksheetMessages.offers(formatCents(bestOffer)) : rulesOf.trade_allowance.hint })}
              {amount('trade_payoff', { hint: rulesOf.trade_payoff.hint })}
            </Section>
            <Section title={worksheetMessages.tax}>
              <SelectField
                id={id('tax_rule_id')}
                label={rulesOf.tax_rule_id.label}
                value={draft.tax_rule_id === '' ? noRule : draft.tax_rule_id}
                onChange={(next) => change({ tax_rule_id: next === noRule ? '' : next }, 'tax_rule_id', 'sales_tax')}
                choices={[
                  { id: noRule, name: worksheetMessages.noRule },
                  ...rules.map((each) => ({ id: each.id, name: worksheetMessages.ruleName(each.name, formatPercent(each.rate + each.local_rate)) })),
                ]}
                hint={stateHint(state, rule, rules)}
                {...(errors['tax_rule_id'] === undefined ? {} : { error: errors['tax_rule_id'] })}
              />
              {rule ? (
                <MoneyField
                  id={id('sales_tax')}
                  label={rulesOf.sales_tax.label}
                  hint={worksheetMessages.byRule(formatCents(totals.taxed_amount))}
                  value={totals.sales_tax}
                  onChange={() => {}}
                  disabled
                />
              ) : (
                amount('sales_tax')
              )}
            </Section>
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
          <Totals lines={lines} totals={totals} rule={rule} tradeIn={draft.trade_in.trim()} latest={latest}>
            <Button type="submit" variant="contained" fullWidth disabled={phase !== 'typing'}>
              {phase === 'typing' ? (latest ? worksheetMessages.saveRevision(revision) : worksheetMessages.save) : worksheetMessages.saving}
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

/** What a place in the form is called. */
function placeLabel(place: string): string {
  const list = listNames.find((name) => place.startsWith(`${name}.`));
  if (list) return rulesOf[list].label;
  const field = Object.values(rulesOf).find((each) => each.name === place);
  return field?.label ?? place;
}
