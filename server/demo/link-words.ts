// Sentences of the demo's links: an advisor's words, reports, remarks.
import type { LinkTier, ResearchVerdict } from '../../generated/api.ts';

export const commentsByTier: Readonly<Record<LinkTier, readonly string[]>> = {
  top_pick: [
    'Meets every must-have, and the dealer answers within the hour.',
    'The one I would drive first.',
    'Meets the whole list and stays inside your total.',
  ],
  strong: [
    'Quieter than the others. One option on your list is missing.',
    'One owner, serviced where it was sold.',
    'A fair price from the start; there is room for another few hundred.',
  ],
  alternative: ['Not your first model, yet more car for the money.', 'Same platform, softer ride. Worth a look.', 'A calmer color, but the right equipment.'],
  stretch: [
    'Outside your circle, yet the best cabin at this price.',
    'A little over the total you named; I think I can bring it down.',
    'More miles than on your list, all of them highway.',
  ],
};

export const notesPool: readonly (string | null)[] = [
  null,
  null,
  null,
  'Ask for Dana; she waives the prep fee.',
  'Manager back on Monday.',
  'Second key missing, they owe one.',
  'Doc fee is high here; ask again.',
];

export const reports: readonly {
  verdict: ResearchVerdict;
  summary: string;
  accidents: string;
  service_history: string;
  seller_said: string;
  concerns: readonly string[];
}[] = [
  {
    verdict: 'go_ahead',
    summary: 'One owner, serviced at the selling dealer since new. Paint and panels measured even all around.',
    accidents: 'None reported.',
    service_history: 'Every 7,500 miles at the selling dealer, last in September.',
    seller_said: 'Came back from a lease in October. Two keys, both manuals.',
    concerns: [],
  },
  {
    verdict: 'with_care',
    summary: 'A sound car with tires that are due. I would ask for a new set or the money.',
    accidents: 'Rear bumper replaced in 2024 after a parking bump; no frame damage.',
    service_history: 'Complete but for one oil change in 2024.',
    seller_said: 'They will put two tires on before the sale and think about four.',
    concerns: ['Front tires at 4/32.', 'Windshield has a chip on the right.'],
  },
  {
    verdict: 'pass',
    summary: 'The title tells of a rebuild that the offer does not mention. Avoid this one.',
    accidents: 'Front collision in 2023, airbags deployed.',
    service_history: 'Nothing before 2024.',
    seller_said: 'They say they did not know.',
    concerns: ['Rebuilt title.', 'Paint on the hood is not original.'],
  },
];

export const rejectRemarks: readonly (string | null)[] = [
  null,
  null,
  null,
  'Too far for a test drive.',
  'We would rather have the lighter seats.',
  'Over what we want to spend.',
  'My husband does not like the color.',
];

export const revisionRemarks: readonly string[] = ['First quote from the dealer', 'Dealer discount up, prep fee gone', 'Doc fee down after a second call'];

export const categories: readonly string[] = ['First choices', 'Nearly new, lower price', 'Worth the drive'];
