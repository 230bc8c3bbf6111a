import type { Phrases } from './phrases.ts';

/** What a page says about its writer's own doing and thinking. */
export const SELF = {
  realise: {
    insights: [
      'You caught yourself learning something. {q}: the sentence knows more at its end than at its start.',
      'Something came clear while you wrote. {q}.',
      'There is a before and an after here. They are divided by one line, {q}.',
      'You noticed, and wrote the noticing down. {q}.',
      'One line on this page is new knowledge. {q}.',
    ],
    wry: ['A penny dropped, and you wrote down where. {q}.'],
    notes: [
      'The line where the page finds something out.',
      'Worth knowing where this was first written down.',
      'Before this line, the page did not know it.',
    ],
    wryNotes: ['You can hear the coin land.'],
    questions: [
      'What did you believe the day before {k}?',
      'What had been in the way of {k}?',
      'Who would be least surprised by {k}?',
      'What does {k} make it harder to go on doing?',
    ],
  },
  should: {
    insights: [
      'There is a rule in this. {q}; the rule arrives without the name of whoever made it.',
      'One sentence gives orders. {q}.',
      'An {w} got in. {q}.',
      'Part of the page speaks in duties. {q}.',
    ],
    wry: [
      'Somebody in here hands out instructions. {q}.',
      'A small official turns up mid-page. {q}.',
    ],
    notes: ['A duty, in your handwriting.', 'A rule, with nobody’s signature under it.'],
    wryNotes: ['Signed by no one, obeyed by one.'],
    questions: [
      'Whose voice is it that says {k}?',
      'Where did you first learn to say {k}?',
      'Who would mind, and how much, if {k} were crossed out?',
      'How old is the rule in {k}?',
    ],
  },
  obliged: {
    insights: [
      'Some of this was not a choice. {q}.',
      'Necessity gets a sentence. {q}.',
      'The verb here is a duty. {q}.',
      'One line leaves you no alternative. {q}.',
    ],
    wry: ['Nobody asked whether it suited you. {q}.'],
    notes: ['A sentence with no room to say no.', 'The duty, as you put it.'],
    questions: [
      'Who set the terms of {k}?',
      'What would be left undone if {k} were not true for one day?',
      'What does {k} cost, and who has noticed?',
      'What in {k} would you have chosen anyway?',
    ],
  },
  supposedTo: {
    insights: [
      'There was a plan for how this would go. {q}.',
      'Somebody’s expectation is on the page. {q}.',
      'You measured it against a script. {q}.',
    ],
    notes: ['Supposed by whom, the line does not say.', 'The version that had been expected.'],
    questions: [
      'Who did the supposing in {k}?',
      'When was it settled that {k}?',
      'What happened in the space that {k} was meant to fill?',
    ],
  },
  regret: {
    insights: [
      'A second version of the day is on this page. {q}.',
      'You went back and stood at the fork. {q}.',
      'One sentence would like another turn. {q}.',
      'The page keeps a door open to what did not happen. {q}.',
    ],
    notes: ['The other version, in outline.', 'A fork, marked after the fact.'],
    questions: [
      'What did you know then, at the moment behind {k}?',
      'What would the other version, the one in {k}, have cost?',
      'What did you do instead of {k}, and what was it for?',
      'Who else stood at the same fork as {k}?',
    ],
  },
  wish: {
    insights: [
      'A wish got in. {q}.',
      'You wished for something exact. {q}.',
      'One sentence is not about what is. {q}.',
    ],
    notes: ['A wish, and a fairly exact one.', 'Said once, without decoration.'],
    questions: [
      'What would be the first ordinary sign of {k}?',
      'How old is the wish in {k}?',
      'Which part of {k} is already the case?',
    ],
  },
  want: {
    insights: [
      'You said what you want. {q}.',
      'There is a want here, in so many words. {q}.',
      'Between the reports stands a wish. {q}.',
      'One verb on this page leans forward. {q}.',
      'You let a want stand without an excuse after it. {q}.',
    ],
    wry: ['A want, in the open and unchaperoned. {q}.'],
    notes: [
      'Wanted, in plain words.',
      'The page leans forward here.',
      'Written down, a want can be found again.',
    ],
    questions: [
      'What is the first thing that stands in the way of {k}?',
      'What does {k} look like on an ordinary Tuesday?',
      'What would have to be put down to make room for {k}?',
      'Since when has {k} been true?',
      'Who already knows about {k}?',
    ],
  },
  dontWant: {
    insights: [
      'You drew a line. {q}.',
      'One thing is refused here. {q}.',
      'The page says no, at least on paper. {q}.',
    ],
    notes: ['A no, in writing.', 'The line, where you drew it.'],
    questions: [
      'What is on the other side of {k}?',
      'Who has heard you say {k}?',
      'What would you want in the place of {k}?',
    ],
  },
  plan: {
    insights: [
      'There is a plan on this page. {q}.',
      'You put it in writing. {q}.',
      'The page looks past today. {q}.',
      'One line is in the future tense. {q}.',
      'You left yourself a note for later. {q}.',
    ],
    wry: [
      'You put it in writing. {q}; a page is a poor enforcer and an excellent witness.',
      'The future got a sentence. {q}. The future has been told.',
    ],
    notes: [
      'Said here, in the future tense.',
      'A line that a later page can answer.',
      'Dated by the page it stands on.',
    ],
    wryNotes: ['Witnessed by a falcon.'],
    questions: [
      'What is the smallest part of {k} that would count?',
      'What would make {k} easy?',
      'What would the page after {k} be about?',
      'Who hears of it first, once {k} is behind you?',
    ],
  },
  decided: {
    insights: [
      'That one was your doing. {q}.',
      'Somebody decides something here, and it is you. {q}.',
      'There is a choice on the page. {q}.',
      'The verb is yours. {q}.',
    ],
    notes: [
      'A verb with you in front of it.',
      'Here the page stops reporting and acts.',
      'The choice, in your words.',
    ],
    questions: [
      'What did {k} leave no more room for?',
      'What had you already tried before {k}?',
      'What was the last thing that spoke against {k}?',
      'Who had to hear it first, after {k}?',
    ],
  },
  unsaid: {
    insights: [
      'Something was left unsaid. {q}.',
      'There is a gap in the talk. {q}; the page is where it got told.',
      'One sentence stayed in. {q}.',
      'Not everything was spoken. {q}.',
    ],
    notes: ['Unsaid there, written here.', 'The page heard it first.'],
    questions: [
      'What would the words have been, where it now says {k}?',
      'Who was protected by {k}?',
      'What did the silence around {k} let everyone keep?',
      'What would have come after, if not {k}?',
    ],
  },
  nearly: {
    insights: [
      'It nearly went the other way. {q}.',
      'There is a near miss on the page. {q}.',
      'One word holds the whole thing back. {q}.',
    ],
    notes: ['A hair’s breadth, recorded.', 'The other outcome came this close.'],
    questions: [
      'What tipped it, at {k}?',
      'What would the page say if {k} had gone one step further?',
      'What were you counting on at {k}?',
    ],
  },
  dontKnow: {
    insights: [
      'You left a thing unknown. {q}.',
      'One sentence admits the edge of the map. {q}.',
      'Not knowing got its own line. {q}.',
      'You did not round it up to an answer. {q}.',
    ],
    notes: ['Left open, on purpose or not.', 'The map stops here.'],
    wryNotes: ['An honest blank.'],
    questions: [
      'What is the nearest thing to {k} that you do know?',
      'Who might know what {k} leaves open?',
      'What would be the first sign of an answer to {k}?',
      'What would you do tomorrow if {k} stayed true for a year?',
    ],
  },
  wonder: {
    insights: [
      'You wondered on paper. {q}.',
      'A loose thread was left showing. {q}.',
      'The page asks, without a question mark. {q}.',
      'You turned it over without settling it. {q}.',
    ],
    notes: ['A thread left loose.', 'A question that has not been told it is one.'],
    questions: [
      'What would you do differently if you knew the end of {k}?',
      'What started the wondering in {k}?',
      'Which answer to {k} would be the inconvenient one?',
    ],
  },
  fine: {
    insights: [
      'The word on duty here is {c}. It stands in {q}.',
      'You used a word that closes doors politely. It is {c}, in {q}.',
      'There is a short answer on this page. {q}; the rest of the page is longer.',
    ],
    wry: ['You deployed {c}. {q}. It is a small word and it works long hours.'],
    notes: ['A small word with a full-time job.', 'The short answer.'],
    questions: [
      'Whom is {c} meant to put at ease, in {k}?',
      'What is the longer version of {k}?',
      'What would have come after {k} if there had been time?',
    ],
  },
  cannot: {
    insights: [
      'The page comes up against something. {q}.',
      'There is a wall in this sentence. {q}.',
      'One line stops short. {q}.',
    ],
    notes: ['Where the page meets a wall.', 'It stops here.'],
    questions: [
      'What stands on the far side of {k}?',
      'Since when has {k} been true?',
      'Who would help to lift {k}, if they knew of it?',
      'What can still be done within {k}?',
    ],
  },
  cantStop: {
    insights: [
      'Something keeps going by itself. {q}.',
      'You found a loop. {q}.',
      'One thing does not let go. {q}.',
      'It comes round more than once. {q}.',
    ],
    wry: ['Some thoughts have a season ticket. {q}.'],
    notes: ['This one comes round again.', 'The loop, described from inside.'],
    questions: [
      'What does the loop in {k} keep you from getting to?',
      'What was happening the last time {k} stopped for a while?',
      'What is {k} looking for?',
    ],
  },
  tried: {
    insights: [
      'The word is {c}. {q}.',
      'An attempt is on record. {q}.',
      'You wrote down the trying, not only the result. {q}.',
    ],
    notes: ['The attempt, entered as an attempt.', 'Trying, with no verdict yet.'],
    questions: [
      'How would you know that {k} had worked?',
      'What did {k} teach you that succeeding would not have?',
      'What is the part of {k} nobody sees?',
    ],
  },
  pretend: {
    insights: [
      'There is an outside and an inside here. {q}.',
      'Two versions of you were in the room. {q}.',
      'You put a surface on it, and then wrote about the surface. {q}.',
    ],
    notes: ['The outside version.', 'The page gets the other one.'],
    questions: [
      'Who is {k} for?',
      'How long had {k} been going on when you noticed it?',
      'What would have been visible without {k}?',
    ],
  },
  promise: {
    insights: ['A promise stands on this page. {q}.', 'Somebody’s word was given. {q}.'],
    notes: ['A word given, and now also written.', 'Promised, on paper too.'],
    questions: [
      'What keeps {k} alive on the days nobody mentions it?',
      'What would keeping {k} look like this week?',
      'To whom does {k} really belong?',
    ],
  },
  forgot: {
    insights: ['Something slipped. {q}.', 'The page remembers what you did not. {q}.'],
    notes: ['Forgotten then, remembered here.'],
    questions: [
      'What was in your head in the place of {k}?',
      'What had you been holding when {k} slipped?',
      'What does {k} suggest was taking up the room?',
    ],
  },
  proud: {
    insights: [
      'There is pride here, and it is not hidden. {q}.',
      'You let a good thing be good. {q}.',
      'The word {c} got past the censor. {q}.',
    ],
    notes: ['Pride, stated and left standing.', 'Entered under assets.'],
    questions: [
      'What did it take to get to {k}?',
      'Who was the first you wanted to tell about {k}?',
      'What would you have said of {k} a year ago?',
    ],
  },
  afraid: {
    insights: [
      'The fear has an object. {q}.',
      'You said what the fear is of. {q}.',
      'Fear gets a plain sentence. {q}.',
    ],
    notes: ['Fear, with its object beside it.', 'Named, which is more than most fears get.'],
    questions: [
      'What is {k} trying to keep safe?',
      'When did you first meet the fear in {k}?',
      'What would still be there if {k} came true?',
      'Who else knows about {k}?',
    ],
  },
  thanks: {
    insights: [
      'You said thank you, on paper at least. {q}.',
      'Something was received. {q}.',
      'There is a debt on this page that nobody is collecting. {q}.',
      'You noticed what was given. {q}.',
    ],
    notes: ['Received, and acknowledged.', 'Thanks, in ink.'],
    questions: [
      'What would be missing from the week without {k}?',
      'How did {k} come about?',
      'Who does not know that {k} was written down?',
      'What made {k} visible today, and not on other days?',
    ],
  },
  sorry: {
    insights: [
      'There is an apology in this. {q}.',
      'The word {c} is on the page. {q}.',
      'One line makes amends, or tries to. {q}.',
    ],
    notes: ['An apology, addressed or not.', 'The word is out.'],
    questions: [
      'To whom is {k} really addressed?',
      'What would {k} say if it were two sentences longer?',
      'What would be the answer you hope for to {k}?',
    ],
  },
  dontCare: {
    insights: ['You shrugged in writing. {q}.', 'One sentence turns its back. {q}.'],
    wry: ['A shrug, carefully spelled. {q}.'],
    notes: ['A shrug, in full sentences.'],
    questions: [
      'How much does {k} cost to say?',
      'What would you care about in the place of {k}?',
      'Who taught the shrug in {k}?',
    ],
  },
  honestly: {
    insights: [
      'You announced the truth before telling it. {q}.',
      'The page clears its throat. {q}.',
      'There is a plain-speaking line here. {q}.',
    ],
    wry: ['The page lowers its voice and goes on record. {q}.'],
    notes: ['On the record, as it were.', 'The plain version.'],
    questions: [
      'What had been standing in front of {k}?',
      'Who gets the version without {k}?',
      'What made the page a better place for {k} than a person?',
    ],
  },
  believe: {
    insights: [
      'You have a theory. {q}.',
      'One line is a conclusion, or on its way to one. {q}.',
      'You thought about it far enough to write it down. {q}.',
      'There is an opinion on this page. {q}.',
    ],
    wry: ['A theory, in its first draft. {q}.'],
    notes: ['A theory, not yet tested.', 'The thought, before anyone argued with it.'],
    questions: [
      'What would prove {k} wrong?',
      'Where did {k} begin?',
      'What would change tomorrow if {k} turned out to be true?',
      'Who would argue with {k}, and how?',
    ],
  },
} satisfies Record<string, Phrases>;
