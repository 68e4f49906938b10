import { useGetList } from 'react-admin';

/** A package by its name, of which a record keeps the identifier; the identifier until the name is known. */
export function PackageName({ identifier }: { identifier: string }) {
  const { data } = useGetList('packages', { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' }, filter: {} });
  const name: unknown = data?.find((one) => one['package_identifier'] === identifier)?.['name'];
  return <>{typeof name === 'string' ? name : identifier}</>;
}
