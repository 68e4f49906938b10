import { useQuery } from '@tanstack/react-query';
import { LoadedPage } from '../LoadedPage.tsx';
import { Categories } from '../complaint-categories/Categories.tsx';
import { messages } from '../complaint-categories/messages.ts';
import { keptCategoriesQuery } from '../complaint-categories/queries.ts';

/** What complaints can be about: admins keep it, advisors read it. */
export default function ComplaintCategoriesPage() {
  const query = useQuery(keptCategoriesQuery);
  return (
    <LoadedPage messages={messages} query={query}>
      {(categories) => <Categories categories={categories} />}
    </LoadedPage>
  );
}
