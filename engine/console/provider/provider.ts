import simpleRestProvider from 'ra-data-simple-rest';
import type { KnownResource } from '../descriptors.ts';
import { contractHttpClient, type ListWish } from './httpClient.ts';
import type { Connection } from './send.ts';
import { withContract, type ContractDataProvider } from './withContract.ts';

/**
 * The data provider of a contract: reads in the dialect of ra-data-simple-rest, writes and acts as the contract declares. A list read with
 * `meta: { total: 'page' }` is counted to the end of its page, where it can be, and with `fields` beside it has those of each row, where it can.
 */
export function contractProvider(resources: readonly KnownResource[], connection: Connection): ContractDataProvider {
  const reading = (wish?: ListWish) => simpleRestProvider(connection.apiUrl, contractHttpClient(resources, connection, wish));
  const whole = reading();
  const getList: typeof whole.getList = (resource, params) =>
    (params.meta?.total === 'page' ? reading(params.meta as ListWish) : whole).getList(resource, params);
  return withContract({ ...whole, getList }, resources, connection);
}
