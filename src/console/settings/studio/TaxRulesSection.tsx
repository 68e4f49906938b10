import { ListSection } from './ListSection.tsx';

/** What a state takes of a car’s price. */
export default function TaxRulesSection() {
  return <ListSection id="tax-rules" />;
}
