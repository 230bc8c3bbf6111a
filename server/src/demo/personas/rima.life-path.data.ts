/** The sixteen answers, in the order in which they are asked. */
export const answers: readonly string[] = [
  'I am a nurse on the eighth floor of a hospital in Halifax, nights, for eleven years. I share a flat with Hala, who takes photographs and leaves soup. My mother is in Zahlé, where the power comes and goes.',
  'Daylight that I am awake for. And one whole conversation with Mama in which nobody is at work.',
  'I am good at nights, and it is easy to go on with a thing you are good at. Also the mortgage, which is Hala’s, and the pay, which is mine.',
  'The idea that they would not manage without me. They have managed on each of my days off, I have asked.',
  'Sitting with somebody who cannot sleep. I did it as a child, with my grandfather, before I knew that there was a uniform for it.',
  'New nurses who are left on their own at four in the morning with something nobody showed them. Half of them are gone within the year, and they were going to be good.',
  'It is four and I am awake, which is new. A kitchen table, two graduates with a plastic arm between them, and one of them has just got it. There is sun on the arm.',
  'When she was on, you slept.',
  'The line nobody else can get in. And to be told, in the corridor, the thing that they have not told the doctor.',
  'The first winter here, with no English that anyone could understand and the dark at four. I used a notebook, the radio, and Hala, who laughed at all of it.',
  'They pay me for keeping twenty-two people alive until seven. I think that somebody might pay me for teaching it, there is a printout in my pigeonhole.',
  'Dolores. She has been putting the printout there, I am almost sure, and I have been putting it back.',
  'I do not chart what I have not seen. I was asked to once, by a person with a tie, at five in the morning.',
  'Round Point Pleasant after the third of three, with my shoes in my hand. I had meant to go to the first bench.',
  'I say it to Hala in Arabic. If it sounds foolish in Arabic then it was only tiredness.',
  'Read the printout once, sitting down, with the light on.',
];
