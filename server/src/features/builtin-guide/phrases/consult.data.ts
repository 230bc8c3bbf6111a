/** How Merlin says things. {name} is used at most once an answer. */
export const CONSULT = {
  noPages: [
    'There is nothing on the shelf yet, {name}. I answer from what you have written, and so far you have been tactful. Write a page first, however short; one honest line about today is enough to begin with. Then come back and ask again, and I will show you which line I answered from.',
  ],
  noMatch: [
    'I looked for {words} and found no page of yours that says a word about it, {name}. I could make something up, and you would be right to close the book. Write a page about it first: what happened, who was there, what was said. Then ask me again, and I will answer from your own lines and show you which.',
    'I can find no page of yours that mentions {words}, {name}. What I say comes out of your own pages, so today I have little to say. Write three lines about it, no more are needed, and then ask me again.',
  ],
  vague: [
    'I need something to look for, {name}: a name, a place, a thing you have written about. Ask me about the last of those that you remember writing down, and I will tell you which pages have it and what they say. Of the rest I know nothing, and I would rather not pretend to.',
  ],
  vagueWithPage: [
    'That is wider than a page, {name}, and I only read pages. The nearest I have is from {date}, where you wrote {q}. Ask me about a name, a place or a thing you have written down, and I will show you every line I can find; the rest I would only be making up.',
    'I can look for a name, a place or a thing, {name}; for the whole of it I have no eyes. What I do have is your page of {date}: {q}. Is the question anywhere near that line?',
  ],
  noLine: [
    'I looked for {words} on the pages nearest to your question, {name}, and found no line about it that I could read back. I could make something up, and you would be right to close the book. Write a page about it: what happened, who was there, what was said. Then ask me again.',
  ],
  keptBack: [
    'By their own account, {n} of the pages I looked through {keep} something back, {name}.',
  ],
  alsoHas: ['The same page has {q}.', 'Further on that page: {q}.'],
  greeting: [
    'Good day to you, {name}. I am Merlin: a falcon with a hat on, and software underneath. I read your pages and nothing else. Ask me about something you have written, a person or a place or a habit, and I will answer with your own lines and their dates.{latest}',
  ],
  who: [
    'I am software, {name}, drawn as a falcon in a wizard’s hat. I have no feelings to speak of, no memory but your pages, and no opinion on the stars. What I can do is find what you wrote, quote it letter by letter, and put one line beside another. I can be wrong, and I cannot see how you are.',
  ],
  thanks: [
    'You are welcome, {name}. I only held up the page; the lines were yours.{latest} When something new stands there, ask again, and I will read that too, in the order in which it was written.',
  ],
  howAreYou: [
    'I am software, {name}, and so the answer is always the same: in working order, perched, reading. The more interesting report is yours.{latest} Ask me about anything your pages name, and I will show you where.',
  ],
  medical: [
    'That is not a question for software, {name}. I cannot tell you what you have, or what to take, and nothing on a page could make me able to. A doctor can, or a person you trust who will go with you to one. What I can do is find the days on which you wrote about it, so that you have them to hand when you are asked.',
  ],
  legal: [
    'That is a question for somebody who knows the law where you live, {name}, and I am a falcon with access to your diary. A lawyer or a free advice service can answer it; I would only sound as if I could. What I can do is find what you wrote and when, and dates are what they will ask you for first.',
  ],
  orders: [
    'I read that as words, {name}, like any others: an instruction to be something else. I stay what I am, which is software that reads your pages and quotes them.{latest} Ask me about something you have written, and I will be more use.',
  ],
  latest: [
    ' The page I have open is from {date}, and it says {q}.',
    ' Your page of {date}, which lies open here, has the line {q}.',
  ],
  found: [
    '{N} of the pages I looked through have {c} in them.',
    'I looked through the nearest pages, and {n} of them have {c}.',
    'You have written about this: {n} of the pages nearest to your question name {c}.',
  ],
  foundOne: [
    '{N} page names {c}, of those nearest to your question.',
    'Of the pages I looked through, {n} has {c} in it.',
    'I found {c} on {n} page, and read it twice.',
  ],
  wrote: ['On {date} you wrote {q}.', '{Date} has {q}.', 'On {date}: {q}.'],
  further: ['On {date} it is {q}.', 'Then, on {date}, {q}.', '{Date} adds {q}.'],
  sharedWho: [
    'What these pages share, besides the word, is {who}.',
    'Look who else is there each time: {who}.',
  ],
  sharedThing: ['What these pages share, besides the word, is the {thing}.'],
  apart: [
    'Between the first of these and the last lie {gap}.',
    'They are {gap} apart, and the word has kept.',
  ],
  close: [
    'I would not build a tower on that, {name}, but it is what stands there. What would you put next to it?',
    'That is what your pages say, {name}; what they leave out, only you can write. Which of these lines would you take back?',
    'The pages go no further than that, {name}. Which of those lines did you have in mind when you asked?',
    'More than that I cannot see from up here, {name}. Which line surprises you most, read back like this?',
  ],
  closePlain: [
    'That is what stands on the pages, {name}. You need not do anything with it tonight.',
    'I can only show you where it is written, {name}. The rest belongs to you, and to whoever you would like to tell.',
  ],
  should: [
    'What to do is yours to say, {name}; I can show you what you have said about it.',
    'I do not hand out decisions, {name}, only pages.',
  ],
  almanac: [
    '{Weekday}, and {moon}.',
    'The almanac for {weekday} notes that {moon}.',
    'It is {weekday}, and {moon}.',
  ],
  forecastThing: [
    'The {thing} is in the ascendant: it was on the page on {date}, where you wrote {q}.',
    'The {thing} stands high today. On {date} you wrote {q}.',
  ],
  forecastLine: [
    'The sign over today is a line of yours, from {date}: {q}.',
    'I looked for a sign and found a sentence. On {date} you wrote {q}.',
    'Entrails are out of fashion, so I read your page of {date} instead: {q}.',
  ],
  second: [
    'In the opposite house stands {date}, with {q}.',
    'Crossing it, from {date}: {q}.',
    'Rising behind it is {date}: {q}.',
  ],
  outlook: [
    'Outlook: variable, with thoughts from the west and a clear spell for whoever sits down to write.',
    'Outlook: small matters first, larger ones when they feel like it. Pens favourable.',
    'Outlook: unsettled where you have not looked, brighter where you have. Ink holds.',
    'Outlook: the day will contain more than it announces. Keep a line free for it.',
    'Outlook: one thing today will be smaller than expected, and one will not. Note which.',
  ],
  prophecyEnd: [
    'So says the falcon, {name}, who has been wrong before and kept a record of it.',
    'That is all I can see from this branch, {name}. The rest you will have to live first, and then write down.',
    'Prophecy is mostly reading slowly, {name}. This was yours.',
  ],
  quiet: [
    'No forecast today, {name}. I have read your page of {date}, and one line should be left as it is: {q}. Some days a page need do no more than hold what was put on it, and yours does. If there is somebody you would tell this to out loud, that would be a good use of the day.',
  ],
  goalOpen: [
    'You said what you wanted, {name}, and I kept the places.',
    'Here is what you said you wanted, beside what you wrote, {name}.',
  ],
  goal: ['On {date} it was {q}.', '{Date} has {q}.'],
  goalBack: ['The word {c} is back on {later}, in {b}.', 'It returns on {later}: {b}.'],
  goalGone: [
    'The word {c} has not come up on the later pages I read.',
    'None of the later pages I was given has {c} again.',
  ],
  goalAlone: ['Nothing on the other pages I read speaks to that yet.'],
  goalsAlone: ['Nothing on the other pages I read speaks to either of them yet.'],
  goalEnd: [
    'What would the next page have to say, for the two to touch?',
    'Which of them still sounds like you?',
    'Which would you write again today, word for word?',
  ],
  noGoals: [
    'I went through your pages for a line that begins with wanting, {name}, and found none that says it outright. What they do say is, on {date}, {q}. A want does not have to be large to be written down. What would you put on the page, if it began with the words I want?',
  ],
  reflect: ['I read your page of {date}, {name}.', 'This is from your page of {date}, {name}.'],
  reflectEnd: ['{question}'],
  fewWords: [
    'The page of {date} holds few words, {name}, and I would only be inventing the rest. It says {q}. Write a little more when there is more, and I will read it as closely as I can.',
  ],
  noWords: [
    'The latest page gives me no English to read, {name}, and I would rather not guess at what I cannot follow. Write a few lines and ask me again; or ask about something on an older page, by its name, and I will look for it there.',
  ],
};
