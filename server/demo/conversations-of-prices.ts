// What clients and their advisors say to each other from the first price to the keys.
import { withA } from './car-models.ts';
import type { ClientFacts, SpokenCar } from './client-facts.ts';
import type { Conversation } from './conversations.ts';

/** The car with a quote that came furthest. */
const pricedOf = ({ open }: ClientFacts): (SpokenCar & { total: string }) | null => {
  for (const car of open) if (car.total !== null) return { ...car, total: car.total };
  return null;
};
const withPrice =
  (say: (facts: ClientFacts, car: SpokenCar & { total: string }) => ReturnType<Conversation>): Conversation =>
  (facts) => {
    const car = pricedOf(facts);
    return car && say(facts, car);
  };
const withCar =
  (say: (facts: ClientFacts, car: SpokenCar) => ReturnType<Conversation>): Conversation =>
  (facts) =>
    facts.best && say(facts, facts.best);

/** Prices are asked for and argued about. */
export const pricing: readonly Conversation[] = [
  withPrice((_facts, car) => [
    ['a', `${car.dealer} came back: ${car.total} out the door for the ${car.model}.`],
    ['c', 'What’s in the doc fee? It looks high.'],
    ['a', 'It is. I’m calling them about it this afternoon.'],
    ['c', `Thanks. I can wait a day or two for the ${car.model}.`],
  ]),
  withPrice((_facts, car) =>
    car.saved
      ? [
          ['c', `Did ${car.dealer} move at all?`],
          ['a', `Down ${car.saved} since their first quote. It’s ${car.total} out the door now.`],
          ['c', 'That’s better than I thought. Is there more in it?'],
        ]
      : null,
  ),
  withPrice((f, car) =>
    f.partner
      ? [
          ['a', `The price for the ${car.model} is in your list: ${car.total} out the door.`],
          ['c', `I’ll show it to my ${f.partner.who} tonight. How long does ${car.dealer} keep it open?`],
        ]
      : null,
  ),
  withPrice((f, car) =>
    f.trade
      ? [
          ['a', `${car.dealer} priced your ${f.trade.model} in. You’ll find it at the bottom of the worksheet.`],
          ['c', `Is that what a ${f.trade.name} goes for right now? I hoped for a bit more.`],
        ]
      : null,
  ),
  withPrice((_facts, car) => [
    ['c', `${car.total} out the door is close. What would it take to get to yes?`],
    ['a', `Give me until tomorrow. ${car.dealer}’s manager decides, and he’s in at ten.`],
  ]),
  withPrice((f, car) =>
    f.method === 'cash'
      ? [
          ['c', `Does ${car.dealer} want me to finance to get this price?`],
          ['a', `No, ${car.total} out the door is the cash price. I have it in writing.`],
        ]
      : [
          ['c', `What’s the ${car.model} per month at that price?`],
          ['a', 'I’ll put the payment next to the quote today, so you can compare it with your bank’s.'],
        ],
  ),
  withCar((f, car) => [
    ['c', `Any word from ${car.dealer} on the ${car.model}?`],
    ['a', 'Not yet. I asked again this morning.'],
    ['c', `OK. If they can’t stay under ${f.most}, let’s drop it.`],
  ]),
  withCar((_facts, car) => [
    ['c', `Should I put a deposit down on the ${car.model}?`],
    ['a', 'Not before we have the price in writing. Don’t give them a card yet.'],
  ]),
  withCar((_facts, car) => [['c', `${car.dealer} called me directly about the ${car.model}. Did you give them my number?`]]),
  (f) => (f.cars[0] ? [['c', `I keep coming back to the ${f.cars[0].model}. What’s a fair price for one?`]] : null),
];

/** Accepted, and on the way to a signature. */
export const agreed: readonly Conversation[] = [
  withPrice((_facts, car) => [
    ['c', `${car.dealer} e-mailed me a contract. Is that the same price?`],
    ['a', `Send it over. It has to say ${car.total} out the door, to the cent.`],
    ['c', 'Uploaded it to my files just now.'],
  ]),
  withPrice((_facts, car) => [
    ['a', `It’s a deal: the ${car.model} for ${car.total} out the door.`],
    ['c', `Great. What do I bring to ${car.town}?`],
    ['a', 'Your license, proof of insurance and a check for what’s on the worksheet. I’ll be on the phone if you need me.'],
  ]),
  withPrice((f, car) =>
    f.trade
      ? [
          ['a', `Bring the ${f.trade.model} along when you sign, with both plates and whatever keys you have.`],
          [
            'c',
            f.trade.lienholder
              ? `Do I call ${f.trade.lienholder}, or does ${car.dealer}?`
              : `The title for the ${f.trade.model} is in my drawer. Do I sign it at home?`,
          ],
        ]
      : null,
  ),
  withPrice((f, car) =>
    f.partner
      ? [
          ['a', `Will you both be on the title of the ${car.model}?`],
          ['c', `Yes, both. ${f.partner.first_name} can be in ${car.town} by five. Is that too late to sign?`],
        ]
      : null,
  ),
  withPrice((_facts, car) => [
    ['c', 'They want to sell me an extended warranty on top. Do I need it?'],
    ['a', `No. You can buy it any time later. The price stays ${car.total} out the door without it.`],
    ['c', `That’s what I told them. Thanks for having my back on the ${car.model}.`],
  ]),
  withPrice((_facts, car) => [
    ['c', `When can I pick up the ${car.model}?`],
    ['a', `${car.dealer} needs two days to register and clean it. I’ll send you times to choose from.`],
  ]),
  withCar((_facts, car) => [['c', `My insurance needs the VIN of the ${car.model}. Where do I find it?`]]),
  withCar((_facts, car) => [['c', `Is the ${car.dealer} deposit refunded if something is wrong with the car?`]]),
];

/** The keys are handed over. Past clients have their last word here. */
export const done: readonly Conversation[] = [
  withCar((f, car) => [
    ['c', 'Signed and sent.'],
    ['a', `Congratulations, ${f.me}. The ${car.model} is washed and ready for you in ${car.town}.`],
    ['c', `Home with the ${car.model}. Thank you, ${f.advisor}.`],
  ]),
  withCar((f, car) => [
    ['a', `How’s the ${car.model}?`],
    ['c', `Love it. ${f.must[0]?.toUpperCase() ?? ''}${f.must.slice(1)} was worth holding out for.`],
  ]),
  withPrice((f, car) => [
    ['c', `Paid ${car.total} out the door, to the cent. No surprises at ${car.dealer}.`],
    ['a', `That’s how it should be. Enjoy the ${car.model}, ${f.me}.`],
  ]),
  withCar((f, car) =>
    f.partner
      ? [
          ['c', 'We picked it up this morning.'],
          ['a', `Glad to hear it. Say hello to ${f.partner.first_name}.`],
          ['c', `My ${f.partner.who} won’t give me the keys to the ${car.model}.`],
        ]
      : null,
  ),
  withCar((f, car) =>
    f.trade
      ? [
          ['c', `The ${f.trade.model} is gone and the ${car.model} is in the driveway.`],
          ['a', 'Great trade. Watch the mail for the new title, it takes about three weeks.'],
          ['c', `Will do. I’ll miss the ${f.trade.model} a little.`],
        ]
      : null,
  ),
  withCar((f, car) => [
    ['c', `Took the long way home from ${car.town}. Great car.`],
    ['a', `So glad, ${f.me}. The first service is due at 5,000 miles.`],
  ]),
  withCar((_facts, car) => [
    ['c', `${car.dealer} was ready when I got there. In and out in forty minutes.`],
    ['a', `They’re good people. Enjoy the ${car.model}.`],
  ]),
  withCar((_facts, car) => [
    ['a', `All done: the ${car.model} is yours. Anything missing?`],
    ['c', `One floor mat, and ${car.dealer} is mailing it. Thanks for everything.`],
  ]),
  withCar((f, car) =>
    car.saved
      ? [
          ['a', `${car.saved} less than their first quote. Well done for waiting, ${f.me}.`],
          ['c', `That ${car.saved} goes toward snow tires for the ${car.model}.`],
        ]
      : null,
  ),
  withCar((f, car) => [
    ['c', `My sister wants ${withA(car.model)} now, too. I gave her your name, ${f.advisor}.`],
    ['a', `Thank you, ${f.me}. Tell her to mention you.`],
  ]),
];
