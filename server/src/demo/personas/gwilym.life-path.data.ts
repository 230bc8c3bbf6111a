/** The sixteen answers, in the order in which they are asked. */
export const answers: readonly string[] = [
  'I taught geography for thirty years in a town seven miles off and am now let out. I live in a stone house with a grey cat and a rain gauge, next to Mrs Pugh. My wife Nesta died four years ago; our daughter measures rivers in Canada.',
  'Company at about nine in the morning, when the gauge has been read and there is nobody to tell the figure to.',
  'Pride, mostly. I go about with a reason to call on people, and if I have no reason I do not call. I am not sure it was ever true that one needs one.',
  'The staffroom. I still sit with my back to the wall and correct the timetable in my head.',
  'I would read the gauge. Nobody has paid me for it in twenty-five years and there was only ever the cat to see. And maps: drawing them, correcting them, going to look.',
  'The names of the fields are going, one funeral at a time. I should like to see them written on something that hangs where people can argue with it.',
  'It is raining, or has been. The dining table has a map on it, Idris is across from me with a pen that leaks, and he is telling me that I have put the chapel in the wrong place. He is eleven and he is right.',
  'He told us where we were.',
  'Directions, chiefly. Also the long ladder, what the weather will do, and how to write to the council so that it answers.',
  'Nesta’s last year, and the first one after. I used a list on the back of the door, Huw on Fridays, and getting up at the same hour whether or not I saw the point of it.',
  'They paid me to teach children to read a map, and I believe somebody would again. I can also hang a gate.',
  'Ken. He has a drone, a printer that works, and more time than he admits to. I have been too busy being right about the rain.',
  'I do not write down a figure that I have not read. I was offered one once, by an inspector, with a pension attached to it.',
  'Over the lettering. I sat down one day after dinner to do six field names, and looked up, and there were forty of them and no light.',
  'I walk up the old mine road until I can hear the stream, and stand still. If that does not do it I ask what Nesta would have said, and then I usually find I had known since breakfast.',
  'Ask Ken in for coffee after the reading on Friday, without a reason.',
];
