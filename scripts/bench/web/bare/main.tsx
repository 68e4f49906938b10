// What one would write with react-admin in an hour: its own sign-in page, theme and layout, two lists of the same API with the same columns.
import simpleRestProvider from 'ra-data-simple-rest';
import {
  Admin,
  BooleanField,
  Datagrid,
  DateField,
  fetchUtils,
  List,
  NumberField,
  ReferenceField,
  Resource,
  SearchInput,
  TextField,
  type AuthProvider,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

const tokenKey = 'token';

const provider = simpleRestProvider('/api', (url, options) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${localStorage.getItem(tokenKey)}` } }),
);

const auth: AuthProvider = {
  login: async ({ username, password }: { username: string; password: string }) => {
    const { json } = await fetchUtils.fetchJson('/api/auth/login', { method: 'POST', body: JSON.stringify({ email: username, password }) });
    localStorage.setItem(tokenKey, json.access_token);
  },
  logout: async () => localStorage.removeItem(tokenKey),
  checkAuth: () => (localStorage.getItem(tokenKey) === null ? Promise.reject(new Error()) : Promise.resolve()),
  checkError: async () => {},
  getPermissions: async () => undefined,
};

function Links() {
  return (
    <List perPage={25} sort={{ field: 'created_at', order: 'DESC' }} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="title" />
        <ReferenceField source="user_id" reference="users">
          <TextField source="name" />
        </ReferenceField>
        <TextField source="tier" />
        <TextField source="status" />
        <NumberField source="price" />
        <NumberField source="total_otd" />
        <BooleanField source="is_displayed" />
        <DateField source="updated_at" />
      </Datagrid>
    </List>
  );
}

function Packages() {
  return (
    <List perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <Datagrid>
        <TextField source="name" />
        <NumberField source="price" />
        <NumberField source="link_limit" />
        <BooleanField source="is_active" />
      </Datagrid>
    </List>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('no root');
createRoot(root).render(
  <Admin dataProvider={provider} authProvider={auth} disableTelemetry>
    <Resource name="links" list={Links} />
    <Resource name="packages" list={Packages} />
    <Resource name="users" recordRepresentation="name" />
  </Admin>,
);
