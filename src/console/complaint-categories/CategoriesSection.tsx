import { useQuery } from '@tanstack/react-query';
import { LoadedSection } from '../settings/studio/LoadedSection.tsx';
import { Categories } from './Categories.tsx';
import { messages } from './messages.ts';
import { keptCategoriesQuery } from './queries.ts';

/** What complaints can be about. */
export default function CategoriesSection() {
  const query = useQuery(keptCategoriesQuery);
  return (
    <LoadedSection id="complaint-categories" messages={messages} query={query}>
      {(categories) => <Categories categories={categories} />}
    </LoadedSection>
  );
}
