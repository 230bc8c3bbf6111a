import type { Phrases } from './phrases.ts';

/** What a page says about its writer's own doing and thinking. */
export const SELF = {
  aspire: {
    insights: [
      'You said who you would like to be. {q}.',
      'There is a wish about yourself on this page. {q}.',
      'You know what you are reaching for. {q}.',
      'Of all there was to say, you also said this. {q}.',
    ],
    notes: [
      'Worth finding again.',
      'A wish about yourself, in plain words.',
      'The direction, as you put it.',
    ],
    questions: [
      '{Do}: when were you last close to it?',
      'Who would be the first to notice, if {k} came true?',
      '{Do}: what does it look like on an ordinary Tuesday?',
      '{Do}: whom have you seen do it well?',
      '{Do}: what would you have to put down first?',
    ],
  },
  iAm: {
    insights: [
      'You wrote down what you are. {q}.',
      'Here is a sentence about yourself. {q}.',
      'You describe yourself once. {q}.',
    ],
    notes: ['You, by your own account.', 'A self-portrait, in a line.'],
    questions: [
      '{k}: who would say otherwise?',
      '{Do}: who would agree at once, and who would not?',
      '{k}: since when have you said so?',
    ],
  },
  admit: {
    insights: [
      'You were frank here. {q}.',
      'That was not the easiest line to write down. {q}.',
      'You admitted it, to the page at least. {q}.',
      'You did not make yourself look better than it was. {q}.',
    ],
    wry: ['The page was told the unflattering part as well. {q}.'],
    notes: ['Frank, and in writing.', 'The unvarnished part.', 'You left it in.'],
    questions: [
      '{k}: what would a good friend have answered?',
      '{k}: who else could hear you say that?',
      '{k}: what would be kinder to say of it, and still true?',
    ],
  },
  putOff: {
    insights: [
      'Something keeps being moved to later. {q}.',
      'You have noticed the postponing yourself. {q}.',
      'It has been due for a while. {q}.',
    ],
    notes: ['Later, again.', 'Due, by your own account.'],
    questions: [
      '{k}: what has later been protecting?',
      'What is the part of it you could do badly, and have done?',
      '{k}: what are you waiting to feel first?',
    ],
  },
  since: {
    insights: [
      'You know how long it has been. {q}.',
      'Something has been missing, and you kept count. {q}.',
      'There is a stretch of time in this line. {q}.',
    ],
    notes: ['The count, as you kept it.', 'You know the date.'],
    questions: [
      '{k}: who would have to move first?',
      'What has kept it so, that {do}?',
      '{k}: what was it like, the time before?',
    ],
  },
  ratherThan: {
    insights: [
      'You named both the road taken and the other. {q}.',
      'You can say what it was instead of. {q}.',
    ],
    notes: ['Both roads, in one sentence.'],
    questions: [
      'What has the other one been waiting for, the one you did not choose?',
      'What would you lose, by taking the other of the two?',
      'Who would notice first, if you chose the other of the two?',
    ],
  },
  leftOut: {
    insights: [
      'You were left out, and you say so. {q}.',
      'There was a place, and it was not kept for you. {q}.',
    ],
    notes: ['Seen from outside.', 'The door, from this side.'],
    questions: [
      '{k}: who would you want to hear that?',
      'What would you have wanted somebody to say?',
      'Whom would you have looked for first, had you been there?',
    ],
  },
  realise: {
    insights: [
      'Something came clear to you. {q}.',
      'You noticed something, and wrote the noticing down. {q}.',
      'You know a thing that you did not know before. {q}.',
    ],
    wry: ['A penny dropped, and you wrote down where. {q}.'],
    notes: ['Worth knowing where this was first written down.', 'Noticed, and kept.'],
    questions: [
      '{k}: what did you believe before?',
      '{k}: who should have told you long ago?',
      '{k}: what will you do differently, now that you know?',
    ],
  },
  should: {
    insights: [
      'There is a “should” in this, and no name beside it. {q}.',
      'You gave yourself an order. {q}.',
      'A rule speaks up here. {q}.',
    ],
    wry: ['A small official turns up mid-page. {q}.'],
    notes: ['A duty, in your handwriting.', 'A rule, with nobody’s signature under it.'],
    questions: [
      'Who says {do}?',
      'Whose voice is it that says {k}?',
      'What would you do, if it were not so that {do}?',
      'How old is the rule in {k}?',
    ],
  },
  obliged: {
    insights: ['Some of this is not a choice. {q}.', 'One thing is simply required of you. {q}.'],
    notes: ['The duty, as you put it.'],
    questions: [
      'Who set the terms, that {do}?',
      'What would you do with the time, if it were not so that {do}?',
      'Who has noticed what it costs, that {do}?',
    ],
  },
  supposedTo: {
    insights: [
      'There was another version of how this would go. {q}.',
      'Somebody’s expectation is on the page. {q}.',
    ],
    notes: ['The version that had been expected.', 'Supposed by whom, the line does not say.'],
    questions: ['{k}: who did the supposing?', '{k}: what would you have chosen?'],
  },
  regret: {
    insights: [
      'There is a second version of this, and you can see it. {q}.',
      'You went back to where it could have gone otherwise. {q}.',
      'One part of it you would have differently. {q}.',
    ],
    notes: ['The other version, in outline.', 'A fork, marked after the fact.'],
    questions: [
      '{k}: what did you not yet know, at the time?',
      '{k}: what would you forgive somebody else who had written that?',
      '{k}: what is left to put right?',
    ],
  },
  wish: {
    insights: ['You wished for something. {q}.', 'A wish got in. {q}.'],
    notes: ['A wish, and a fairly exact one.', 'Said once, without decoration.'],
    questions: [
      'What would be the first ordinary sign that {k} had come true?',
      '{Do}: how long have you been wishing it?',
    ],
  },
  want: {
    insights: [
      'You said what you want. {q}.',
      'You want something, and it is written down. {q}.',
      'There is a want here, in so many words. {q}.',
    ],
    notes: ['Wanted, in plain words.', 'Written down, it can be found again.'],
    questions: [
      '{Do}: what has kept you from it so far?',
      '{Do}: what is the smallest version of it that would count?',
      'Who already knows that {do}?',
      '{k}: what stands in between?',
    ],
  },
  dontWant: {
    insights: [
      'You drew a line. {q}.',
      'You know what you do not want. {q}.',
      'One thing is refused here. {q}.',
    ],
    notes: ['A no, in writing.', 'The line, where you drew it.'],
    questions: [
      'Who has heard you say it, that {do}?',
      '{k}: what are you protecting?',
      '{k}: what would you want instead?',
    ],
  },
  plan: {
    insights: [
      'You left yourself a note for later. {q}.',
      'You put it in writing. {q}.',
      'There is a next step, and you have named it. {q}.',
    ],
    wry: ['You put it in writing. {q}; a page is a poor enforcer and an excellent witness.'],
    notes: ['Said here, in the future tense.', 'A line that a later page can answer.'],
    questions: [
      '{k}: what is the smallest part of it that would count?',
      '{k}: who hears of it first, once it is done?',
      '{k}: what usually gets in the way?',
    ],
  },
  decided: {
    insights: [
      'That one was your doing. {q}.',
      'You made a choice, and it is on the page. {q}.',
      'Here you decided something. {q}.',
    ],
    notes: ['The choice, in your words.', 'A verb with you in front of it.'],
    questions: [
      'What was the last thing that spoke against it, when {did}?',
      'Who did you want to tell first, when {did}?',
      '{k}: what did that leave no more room for?',
    ],
  },
  nearly: {
    insights: ['It nearly went the other way. {q}.', 'You came close to something here. {q}.'],
    notes: ['A hair’s breadth, recorded.', 'This close.'],
    questions: [
      '{k}: what tipped it?',
      'What was behind it, when {did}?',
      '{k}: what would have come out?',
    ],
  },
  dontKnow: {
    insights: [
      'You left a thing unknown. {q}.',
      'You did not round it up to an answer. {q}.',
      'Here the page stops knowing. {q}.',
    ],
    notes: ['Left open, on purpose or not.', 'The map stops here.'],
    questions: [
      '{k}: what would be the first sign of an answer?',
      '{k}: which answer are you hoping for?',
      '{k}: who might know?',
    ],
  },
  wonder: {
    insights: ['You turned it over without settling it. {q}.', 'You wondered on paper. {q}.'],
    notes: ['A thread left loose.', 'Not settled, and written down.'],
    questions: [
      '{k}: which answer would be the inconvenient one?',
      '{k}: what started you wondering?',
    ],
  },
  fine: {
    insights: [
      'The short answer here is {c}. {q}; the rest of the page is longer.',
      'You used a word that closes doors politely. It is {c}, in {q}.',
    ],
    wry: ['You deployed {c}. {q}. It is a small word and it works long hours.'],
    notes: ['A small word with a full-time job.', 'The short answer.'],
    questions: [
      'Whom is {c} meant to put at ease, in {k}?',
      'What is the longer version of {k}?',
      'Who could be told more than {c}?',
    ],
  },
  cannot: {
    insights: [
      'You came up against something. {q}.',
      'Here you could go no further. {q}.',
      'There is a wall in this sentence. {q}.',
    ],
    notes: ['A limit, in your words.'],
    questions: [
      'What held you back, when {didnt}?',
      'Who would help, if they knew that {do}?',
      '{k}: what would it take?',
      '{k}: what would you need first?',
    ],
  },
  cantStop: {
    insights: [
      'Something keeps going by itself. {q}.',
      'One thing does not let go. {q}.',
      'It comes round more than once. {q}.',
    ],
    wry: ['Some thoughts have a season ticket. {q}.'],
    notes: ['This one comes round again.', 'The loop, seen from inside.'],
    questions: ['{k}: what would let it rest?', '{k}: what is it looking for?'],
  },
  tried: {
    insights: ['You tried, and it is on record. {q}.', 'You wrote down the attempt. {q}.'],
    notes: ['The attempt, entered as an attempt.'],
    questions: ['{k}: how would you know that it had worked?'],
  },
  pretend: {
    insights: [
      'There is an outside and an inside here. {q}.',
      'What was shown and what was so are not the same. {q}.',
      'The page gets the other version. {q}.',
    ],
    notes: ['The outside version.', 'The page knows the other one.'],
    questions: [
      '{k}: who was that for?',
      'What would it have cost, to be seen as you were?',
      '{k}: who would have noticed the difference?',
    ],
  },
  promise: {
    insights: ['A promise stands on this page. {q}.', 'Somebody’s word was given. {q}.'],
    notes: ['A word given, and now also written.'],
    questions: [
      '{k}: what would keeping it look like this week?',
      '{k}: who else is counting on it?',
    ],
  },
  forgot: {
    insights: ['Something slipped. {q}.', 'The page remembers what you did not. {q}.'],
    notes: ['Forgotten then, remembered here.'],
    questions: ['{k}: what had taken up the room?'],
  },
  proud: {
    insights: [
      'You were proud, and did not hide it. {q}.',
      'There is pride in this, in your own words. {q}.',
    ],
    notes: ['Pride, stated and left standing.', 'Entered under assets.'],
    questions: [
      'Who should hear it from you, that {do}?',
      '{k}: what did it take that nobody saw?',
    ],
  },
  afraid: {
    insights: ['The fear has an object. {q}.', 'You said what you are afraid of. {q}.'],
    notes: ['Fear, with its object beside it.', 'Named, which is more than most fears get.'],
    questions: ['{k}: what would still be there, if it came true?', '{k}: who knows about that?'],
  },
  thanks: {
    insights: ['You noticed what was given. {q}.', 'You said thank you, on paper at least. {q}.'],
    notes: ['Received, and acknowledged.', 'Thanks, in ink.'],
    questions: ['Who does not know how much it meant, that {they}?'],
  },
  sorry: {
    insights: ['There is an apology in this. {q}.', 'The word {c} is on the page. {q}.'],
    notes: ['The word is out.', 'An apology, addressed or not.'],
    questions: [
      '{k}: to whom is that really addressed?',
      '{k}: what would you hope to be answered?',
    ],
  },
  dontCare: {
    insights: ['You shrugged in writing. {q}.'],
    wry: ['A shrug, carefully spelled. {q}.'],
    notes: ['A shrug, in full sentences.'],
    questions: ['How much does {k} cost to say?', 'What would you care about, in its place?'],
  },
} satisfies Record<string, Phrases>;
