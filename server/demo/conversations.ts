// What clients and their advisors say to each other before a price is asked for: `c` the client, `a` the advisor.
// Each is made from the client's own facts; null where they do not bear it.
import { withA } from './car-models.ts';
import type { ClientFacts } from './client-facts.ts';

export type Line = readonly ['c' | 'a', string];
export type Conversation = (facts: ClientFacts) => readonly Line[] | null;

/** The first demo client's, which a visitor reads first. */
export const withHannah: Conversation = () => [
  ['a', 'Your cars are in. The CR-V is the one I’d look at first.'],
  ['c', 'The CR-V looks great. Do we know why the first owner let it go after a year?'],
  ['a', 'Company car, just off its lease. I have the service record here.'],
  ['a', 'One question on your Sportage: is the title in your name alone, or joint?'],
  ['c', 'Joint with my husband. Does that change the payoff?'],
];

/** The checklist is in; nobody has started yet. */
export const waiting: readonly Conversation[] = [
  (f) => [['c', `Hi ${f.advisor}, I sent my checklist in. Is ${withA(f.model)} under ${f.most} realistic?`]],
  (f) => [['c', `Hi ${f.advisor}, checklist is done. One thing I forgot: nothing ${f.avoided}, inside or out.`]],
  (f) => (f.partner ? [['c', `Checklist is in. My ${f.partner.who} ${f.partner.first_name} wants to see every price before we say yes. Is that OK?`]] : null),
  (f) => (f.trade ? [['c', `Hi, I’m trading in my ${f.trade.name}. Do you need photos of it now?`]] : null),
  (f) => [
    ['c', `Sent it. ${f.distance} miles is as far as I’d drive, and ${f.must} is a must.`],
    ['a', `Hi ${f.me}, got your checklist. I’ll read it today and come back with my questions.`],
  ],
  (f) => [
    ['c', `Hi ${f.advisor}, how long until I see the first cars?`],
    ['a', `Two business days at the most, ${f.me}. I read your checklist this afternoon.`],
  ],
  (f) => [['c', `All filled in. I don’t need it in ${f.color}, that’s just what I like best.`]],
];

/** The advisor has read the checklist and is searching. */
export const begun: readonly Conversation[] = [
  (f) => [
    ['a', `Hi ${f.me}, ${f.advisor} here. I read your checklist. Is ${f.distance} miles the most you’d drive, even for the right ${f.model}?`],
    ['c', 'I could do a little more on a weekend.'],
    ['a', 'Good, that opens up a few dealers. I’ll mark the ones that are farther out.'],
    ['c', `Thanks. And nothing ${f.avoided}, whatever the price.`],
  ],
  (f) => [
    ['a', `Hi ${f.me}, I’m on your ${f.model} now. First cars by tomorrow evening.`],
    ['c', 'No rush. I’d rather wait for the right one.'],
    ['a', 'That helps with the price, too. I’ll let the dealers know we have time.'],
  ],
  (f) => [
    ['a', `You have ${f.must} down as a must. If a car is perfect otherwise, should I still show it?`],
    ['c', `No, I want ${f.must}. I’ve gone without for ten years.`],
  ],
  (f) =>
    f.trade
      ? [
          ['a', `Could you get me three photos of the ${f.trade.model}: front, back and the odometer?`],
          ['c', 'I’ll do it tonight when it’s parked.'],
          ['a', `Perfect. With those I can ask for a trade-in figure before you drive the ${f.trade.name} anywhere.`],
        ]
      : null,
  (f) =>
    f.trade?.payoff
      ? [
          ['a', `Your checklist says ${f.trade.payoff} is still owed on the ${f.trade.model}. Is that from a letter or from memory?`],
          ['c', `From ${f.trade.lienholder}’s app this morning. Do you need it on paper?`],
        ]
      : null,
  (f) =>
    f.partner
      ? [
          ['a', `Should ${f.partner.first_name} get a copy of what I send you?`],
          ['c', `Yes, my ${f.partner.who} reads everything. Evenings are best for both of us.`],
        ]
      : null,
  (f) =>
    f.method === 'cash'
      ? [
          ['a', `You’re paying cash, so ${f.most} is the check you’d write, taxes and fees in it. Right?`],
          ['c', `Right. ${f.most} and not a dollar more.`],
        ]
      : [
          ['a', `Which matters more to you, ${f.most} in total or ${f.monthly} a month?`],
          ['c', `The month. ${f.monthly} is what I’m comfortable with.`],
        ],
  (f) => [
    ['c', `Is ${withA(f.models)} the right call, or is there something I’m not thinking of?`],
    ['a', 'It’s a good list. I’ll add one car from outside it, and you tell me if I’m wrong.'],
  ],
  (f) => [
    ['c', `A friend told me to skip the ${f.never}. You saw that in my checklist, right?`],
    ['a', `I did. No ${f.never} on anything I send you.`],
  ],
];

/** Cars are in the list. */
export const looking: readonly Conversation[] = [
  (f) =>
    f.open[1]
      ? [
          ['a', `I added two more cars. Have a look at the ${f.open[1].name}.`],
          ['c', `I saw it. ${f.open[1].color} isn’t my first choice, but I could live with it.`],
          ['a', 'Then leave it in the list. I’ll keep looking in your color.'],
          ['c', `Thanks. Can you find out if the ${f.open[1].model} has two keys?`],
        ]
      : null,
  (f) =>
    f.best
      ? [
          ['c', `Is the ${f.best.name} still there?`],
          ['a', `I called ${f.best.dealer} just now. Still there, and nobody else is on it.`],
          ['c', `Good. I could drive to ${f.best.town} on Saturday. Should I?`],
        ]
      : null,
  (f) =>
    f.best
      ? [
          ['a', `What do you think of the ${f.best.name}?`],
          ['c', `${f.best.distance} miles is fine. Is the price firm?`],
          ['a', `Nothing is firm yet. Tap “Let's move forward with this one” and I’ll ask ${f.best.dealer} for an out-the-door price.`],
        ]
      : null,
  (f) =>
    f.best && f.partner
      ? [
          ['a', `Did ${f.partner.first_name} get to see the ${f.best.model}?`],
          ['c', `My ${f.partner.who} likes it more than I do. We’ll sit down with the list tonight.`],
        ]
      : null,
  (f) =>
    f.best && f.trade
      ? [
          ['c', `If I go for the ${f.best.model}, would ${f.best.dealer} take my ${f.trade.model}?`],
          ['a', `Yes, they take trade-ins. I’ll ask what they’d give for a ${f.trade.name}.`],
          ['c', 'Please do. I have an idea of the number but I’d like to hear theirs first.'],
        ]
      : null,
  (f) =>
    f.best
      ? [
          ['c', `Does the ${f.best.name} really have ${f.must}? I don’t see it in the photos.`],
          [
            'a',
            f.best.row.options.some((each) => each.toLowerCase() === f.must.toLowerCase())
              ? `It’s on the window sticker. I’ll send you a photo of it.`
              : `No, that’s the one thing it’s missing. I should have said so.`,
          ],
        ]
      : null,
  (f) =>
    f.open[1]
      ? [
          ['a', `${f.me}, which one should I look into first, the ${f.open[0]?.name} or the ${f.open[1].name}?`],
          ['c', `The one in ${f.open[0]?.town}, it’s the shorter trip home from work.`],
        ]
      : null,
  (f) =>
    f.best
      ? [
          ['a', `Your cars are in, ${f.me}. I’d start with the ${f.best.name}.`],
          ['c', 'Got them. I’ll go through the list this weekend.'],
          ['a', 'Take your time. Reject what you don’t like, it shows me what to look for.'],
        ]
      : null,
  (f) => (f.best ? [['c', `I sat in ${withA(f.best.model)} yesterday and it fits. What would you check on the one in ${f.best.town}?`]] : null),
  (f) => [['c', `Nothing here is quite it yet. Is ${f.most} too low for ${withA(f.model)}?`]],
  (f) => [
    ['c', `Could you look a bit closer than ${f.distance} miles?`],
    ['a', `Will do. Two dealers near you get new cars on Thursday, I’m on their list.`],
  ],
];

/** The search rests. */
export const paused: readonly Conversation[] = [
  (f) => [
    ['c', `We’re moving next month, so the ${f.model} has to wait. Can we pause?`],
    ['a', 'Of course. I’ll check in once you’re settled. Your list stays as it is.'],
  ],
  (f) => [
    ['c', 'I’m between jobs right now. Can this wait until I know more?'],
    ['a', `No problem, ${f.me}. Message me when you’re ready and I’ll check which cars are still there.`],
  ],
  () => [
    ['c', 'I’m traveling for three weeks. Please don’t ask for any prices until I’m back.'],
    ['a', 'Got it, nothing moves until you write. Safe travels.'],
  ],
  (f) =>
    f.trade
      ? [
          ['c', `The ${f.trade.model} just passed inspection, so I’d like to stop here for now.`],
          ['a', 'Good for you. I’ll put a note in for the spring.'],
        ]
      : null,
  (f) => [
    ['c', `Prices on the ${f.model} feel high. I’d rather wait for the year-end sales.`],
    ['a', 'Fair. I’ll write to you as soon as they start.'],
  ],
  () => [
    ['c', 'I need to put this on hold, my daughter’s tuition is due.'],
    ['a', 'Understood. Nothing runs out while we wait.'],
  ],
];

/** The search ended without a car. */
export const lost: readonly Conversation[] = [
  (f) => [
    ['a', `Hi ${f.me}, I haven’t heard from you. Are you still looking for ${withA(f.model)}?`],
    ['c', 'Sorry, I bought my neighbor’s car last week. Thanks for your help.'],
  ],
  (f) =>
    f.trade
      ? [
          ['c', `I’m keeping the ${f.trade.model} after all. You can close this.`],
          ['a', 'I will. Good luck with it, and come back any time.'],
        ]
      : null,
  () => [
    ['c', 'My company is giving me a car, so I’m out.'],
    ['a', 'Congratulations on that. I’ve closed the search.'],
  ],
  () => [
    ['c', 'My brother is giving me his car. Not what I planned, but I can’t say no.'],
    ['a', 'I wouldn’t either. All the best.'],
  ],
  (f) => [
    ['c', `I can’t get to ${f.most} this year. Let’s stop.`],
    ['a', 'Understood. Message me when you start again.'],
  ],
  () => [
    ['c', 'We decided to share one car. Thanks for your patience.'],
    ['a', 'Good choice if it works. Take care.'],
  ],
];

/** To the desk, before there is an advisor. */
export const desk: readonly Conversation[] = [
  () => [
    ['c', 'Hi, I just paid. What happens next?'],
    ['a', 'Welcome. Fill in the checklist and send it. Then you get your advisor.'],
    ['c', 'Can I change it later?'],
  ],
  (f) => (f.partner ? [['c', `Can I add my ${f.partner.who} so we both see the cars?`]] : null),
  () => [
    ['c', 'Is there a number I can call?'],
    ['a', 'Write here, or ask your advisor for a call. They’ll pick a time with you.'],
  ],
  (f) => (f.trade && f.client.submitted_at ? [['c', `I don’t know the payoff on my ${f.trade.model}. Can I send the checklist without it?`]] : null),
  (f) => (f.client.submitted_at ? [['c', `I put down ${f.models}, but I’m open. Does my advisor see that?`]] : null),
  () => [['c', 'Do I have to choose a model, or can I just say what I need it for?']],
  () => [['c', 'I’m not sure about my credit. Does that matter at this point?']],
  () => [['c', 'Do you look at cars in the next state, too?']],
  () => [['c', 'How long does the whole thing usually take?']],
  () => [['c', 'Can I talk to an advisor before I fill everything in?']],
  () => [['c', 'I’m halfway through the checklist. Is it saved if I close the page?']],
  () => [
    ['c', 'Does my advisor talk to the dealers, or do I?'],
    ['a', 'Your advisor does. You only go there to drive the car and to sign.'],
  ],
  () => [
    ['c', 'How do you pick my advisor?'],
    ['a', 'By who has time for you right now. You’ll see the name and a photo.'],
    ['c', 'Great. I’m around all week.'],
  ],
  () => [
    ['c', 'Where do I find my receipt?'],
    ['a', 'Under Package, at the bottom. You can print it or save it.'],
  ],
  () => [['c', 'The total in the checklist: is that with taxes and fees, or without?']],
];
