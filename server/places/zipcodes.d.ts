// What we use of a library without types.
declare module 'zipcodes' {
  interface Found {
    city?: string;
    state?: string;
    latitude?: number;
    longitude?: number;
  }
  const zipcodes: { lookup(zip: string): Found | undefined; lookupByName(city: string, state: string): Found[]; codes: Readonly<Record<string, Found>> };
  export default zipcodes;
}
