// What clients and their advisors say to each other in the demo: `c` the client, `a` the advisor.

export type Line = readonly ['c' | 'a', string];

/** Conversations by how far a client has come; the last ones of each list stay open. */
export const conversations = {
  begun: [
    [
      ['a', 'Hello, I am your advisor. I have read your checklist; one question: is a plug-in hybrid an option for you?'],
      ['c', 'Only if I can charge at home without rewiring the garage.'],
      ['a', 'A normal outlet is enough overnight. I will look at both and mark them.'],
      ['c', 'Good. And please nothing white.'],
    ],
    [
      ['a', 'Welcome. The first links come by Monday, all within 60 miles of you.'],
      ['c', 'Great. I am in no hurry, I would rather find the right one.'],
      ['a', 'That helps with the price, too. I will tell dealers we have time.'],
    ],
  ],
  looking: [
    [
      ['a', 'Three links are in your list. The CR-V is the one I would look at first.'],
      ['c', 'The CR-V looks lovely. Do we know why the first owner sold it after a year?'],
      ['a', 'Company car, returned at the end of the lease. I have the service record here.'],
      ['a', 'One question for the trade-in: is the title in your name alone, or joint?'],
      ['c', 'Joint with my husband. Does that change the payoff?'],
    ],
    [
      ['a', 'I added two more links, both with the heated seats you wanted.'],
      ['c', 'The second is too far away for me, sorry.'],
      ['a', 'No need to be sorry, that is what Rejected is for. I keep looking closer to you.'],
      ['c', 'Thank you, that helps a lot.'],
    ],
    [
      ['c', 'Could you ask both for the tow package?'],
      ['a', 'Asked. One has it, the other can add the hitch for $640. I put it into the comments.'],
      ['c', 'Then the first one, please.'],
      ['a', 'On it. I ask for an out-the-door price today.'],
    ],
  ],
  pricing: [
    [
      ['a', 'The OTD price is $39,178.03. The doc fee is high for this state, I will push on it.'],
      ['c', 'What is a normal doc fee here?'],
      ['a', 'Two to four hundred. They ask 699.'],
      ['c', 'Then please push. I can wait until Friday.'],
      ['a', 'Down to 499 and they throw in the floor mats. The new worksheet shows the difference.'],
    ],
    [
      ['c', 'Here is the contract they emailed me. Is that the same price?'],
      ['a', 'Not quite: they added a protection package of $895. You don’t need it, I’m having it removed.'],
      ['c', 'I would not have seen that. Thank you.'],
    ],
  ],
  done: [
    [
      ['c', 'Signed and sent.'],
      ['a', 'Congratulations. The car is washed and ready for you on Saturday at ten.'],
      ['c', 'Thank you for everything, it was a pleasure.'],
    ],
  ],
  desk: [
    [
      ['c', 'Hello, I have paid and wonder what happens next.'],
      ['a', 'Welcome. Fill in the checklist and submit it; your advisor is assigned then.'],
      ['c', 'Can I change it afterwards?'],
    ],
    [['c', 'Can I still add my wife as a second person who decides?']],
    [
      ['c', 'Is there a phone number, too?'],
      ['a', 'Write here or ask your advisor for a call, they are happy to.'],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Line[])[]>;
