import simpleRestProvider from 'ra-data-simple-rest';
import type { KnownResource } from '../descriptors.ts';
import { contractHttpClient } from './httpClient.ts';
import type { Connection } from './send.ts';
import { withContract, type ContractDataProvider } from './withContract.ts';

/**
 * The data provider of a contract: reads in the dialect of ra-data-simple-rest, writes and acts as the contract declares. A list read with
 * `meta: { total: 'page' }` is counted to the end of its page, where it can be.
 */
export function contractProvider(resources: readonly KnownResource[], connection: Connection): ContractDataProvider {
  const reading = (wish?: { total: 'page' }) => simpleRestProvider(connection.apiUrl, contractHttpClient(resources, connection, wish));
  const counted = reading();
  const toPage = reading({ total: 'page' });
  const getList: typeof counted.getList = (resource, params) => (params.meta?.total === 'page' ? toPage : counted).getList(resource, params);
  return withContract({ ...counted, getList }, resources, connection);
}
