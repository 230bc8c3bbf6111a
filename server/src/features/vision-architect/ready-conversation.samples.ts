import type { SpokenMessage } from '@pathkeeper/contract';

const you = (content: string): SpokenMessage => ({ role: 'user', content });
const architect = (content: string): SpokenMessage => ({ role: 'assistant', content });

/** A conversation of which a vision can be made (D68). */
export const readyConversation: SpokenMessage[] = [
  you(
    'I want to sleep through the night and wake without an alarm in a house by the water. I will swim in the harbour three times a week.',
  ),
  architect('And work?'),
  you(
    'I would like to earn enough with four days of work and have no debt. I will send two offers every month until June.',
  ),
  architect('Who is close to you?'),
  you(
    'I hope my brother tells me things before they are over. I will call Tomas every Sunday evening, and my mother too.',
  ),
  architect('What stays?'),
  you('I want to build steps for the children of the harbour that hold when I am not there.'),
  architect('What do you want to learn?'),
  you('I want to learn how tides were counted, and to read the old pilots. One book each month.'),
  architect('Where is it quiet?'),
  you(
    'I want an hour of quiet on the pier each week, without a telephone in my coat. The sea is loud there, and that is the kind of quiet I mean: the kind in which nobody asks me for anything at all.',
  ),
  architect('What kind of person?'),
  you(
    'I want to be honest first and not on the way home. I will say one true thing every day, also when I am afraid of it.',
  ),
];
