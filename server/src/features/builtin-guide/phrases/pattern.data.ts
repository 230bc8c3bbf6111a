/**
 * What can be said of a page beside the counts of those before it. All numbers come from those counts:
 * {n} this page included, {date} of the first such page, {last} of the one before this.
 */
export const PATTERN = {
  theme: [
    'This is the {nth} page since {date} that names {c}; the one before was on {last}.',
    '{C} has been on {n} pages, this one included. The first was on {date}, the latest before this on {last}.',
    'You have come back to {c}. This makes {n} pages, the first of them on {date}.',
    '{N} pages now have {c} in them: the first on {date}, then this and those between.',
  ],
  themeTwice: [
    'One page before this names {c}, on {date}. Two are not a pattern yet; they are a thread.',
    '{C} was here once before, on {date}. A second page is where a subject stops being an accident.',
    'The only other page with {c} in it is from {date}, {ago}.',
  ],
  tagged: [
    'This is the {nth} page under the tag {tag}, counting from {date}.',
    'The tag {tag} now has {n} pages, the first on {date}.',
  ],
  gap: [
    '{Gap} lie between this page and the one before it, on {last}.',
    'The page before this was on {last}, {gap} earlier.',
    'You were last here on {last}. {Gap} went by without a page, as is their right.',
    'Between {last} and this page: {gap}, unwritten.',
  ],
  long: [
    'Your pages run to {average} words on average; this one has {words}.',
    'At {words} words this page is well past your usual {average}.',
  ],
  short: [
    'This is a brief one: {words} words, where your pages average {average}.',
    'Your pages average {average} words, and this one needed {words}.',
  ],
  mood: [
    'You have marked {n} pages {mood} in ninety days; this is another.',
    'In the ninety days before this, {mood} was the mood of {n} pages. Here it is again.',
  ],
  moodNew: [
    'In ninety days you had not marked a page {mood}. This is the first.',
    'This is the first page in ninety days that you marked {mood}.',
  ],
  early: [
    'There {are} {n} so far, this one included; a pattern needs more.',
    'This is page number {n}. Patterns take more pages than that, and I would rather wait than invent one.',
    'With {n} on the shelf there is nothing yet to compare. It will come by itself.',
  ],
  plain: [
    'Nothing in the counts stands out: this is page {n} since {date}.',
    'This is page {n} since {date}. The counts have nothing to add to it.',
    'I see no pattern in the counts tonight. There are {n} pages since {date}, this one included.',
  ],
  first: [
    'This is the first page, so there is no pattern yet, only a beginning.',
    'One page so far. A pattern needs at least another.',
    'Nothing to compare with yet: this is the first page on the shelf.',
  ],
};
