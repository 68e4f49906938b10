// What search engines read of the page: the firm, what it sells, what is asked.
import type { FAQPage, Graph, ProfessionalService, WebSite } from 'schema-dts';
import { currency } from '../../../domain/money.ts';
import type { FrontDoorFacts } from './facts.ts';

/** JSON-LD of the front door (schema.org), typed by its vocabulary; says nothing the page does not show. */
export function structuredData({ texts, firm, packages, address }: FrontDoorFacts): Graph {
  const service: ProfessionalService = {
    '@type': 'ProfessionalService',
    name: firm.firm_name ?? 'Forecourt',
    description: texts.headline,
    url: `${address}/`,
    image: `${address}/mark.svg`,
    email: firm.support_address,
    ...(firm.firm_phone === null ? {} : { telephone: firm.firm_phone }),
    ...(firm.postal_address === null ? {} : { address: firm.postal_address.replaceAll('\n', ', ') }),
    makesOffer: packages.map((offered) => ({
      '@type': 'Offer',
      url: `${address}/signup/${offered.package_identifier}`,
      price: (offered.price / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      itemOffered: { '@type': 'Service', name: offered.name, ...(offered.tagline === null ? {} : { description: offered.tagline }) },
    })),
  };
  const site: WebSite = {
    '@type': 'WebSite',
    url: `${address}/`,
    name: firm.firm_name ?? 'Forecourt',
    publisher: { '@type': 'Organization', name: firm.firm_name ?? 'Forecourt' },
  };
  const questions: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: texts.questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
  };
  return { '@context': 'https://schema.org', '@graph': [service, site, ...(texts.questions.length > 0 ? [questions] : [])] };
}
