/** The sixteen answers, in the order in which they are asked. */
export const answers: readonly string[] = [
  'I am a draughtswoman at a boatyard in Flensburg, the last one there who still begins on paper. I live alone on the third floor above Frau Kröger, who listens for my shoes. On Sundays I visit my grandmother, who is ninety-one and cheats at cards.',
  'To be asked what I think before the curve is drawn, and not only whether the sum is right. And someone to eat the burnt side of the fish.',
  'I do not say things until they are fair, and by then the other person has gone home. It was useful once: nobody at the yard expected a girl to speak at all.',
  'Being my father’s daughter at a table where he has not sat for nine years. I still rule my lines in the hope that he will look over my shoulder.',
  'Taking the lines off old boats. I have done it on holidays, in the rain, off wrecks that nobody is ever going to build.',
  'The drawings that are thrown away when a yard changes hands. Forty years of somebody’s eye go into a skip because nobody there could read it.',
  'The long table, the window on the harbour, one lamp. An apprentice is at the other end and has just found a mistake of mine. Somebody very tall is on the stairs with bread.',
  'She drew what was there.',
  'For the line that is wrong. They bring me a sheet and say that something is off, and then they go and smoke, and when they are back I have found it.',
  'The winter that Father died and the yard nearly with him. I took one sheet at a time, and I finished each before I let myself look at how many there were.',
  'They pay me to draw boats, and twice now somebody has asked me to lecture on curves. I could teach it. I have one pupil and he can see the inside of an apple.',
  'The woman in the sail loft. I have asked her about sails.',
  'I do not put my name to a drawing of a boat I have not measured. They offered me double once, for a copy, with a different nose.',
  'The batten and the weights, all of a Thursday. I lifted one weight after another and when I looked up, the harbour had its lights on.',
  'I turn the sheet upside down. With other things I walk round the harbour to where the yard is on the wrong side of the water, and look at it from there.',
  'Go across the bridge without a sheet under my arm, and say that I was passing.',
];
