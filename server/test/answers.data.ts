/** Sixteen answers that somebody thought about. */
export const HARBOUR_ANSWERS = [
  'I draw sea walls for three harbours and live above the chandlery with a dog who disapproves of paper. My son Tomas is two hours away by train.',
  'I want to be left alone to draw. Whole days, with the phone in a drawer.',
  'I am afraid of the telephone when it stops ringing. Also the retainer from the north harbour, which pays the rent.',
  'The idea that I must answer every call by the third ring.',
  'I would draw harbours that were never built. I do it on the backs of invoices already.',
  'The north coast loses a metre a year and nobody draws it. I would like to see one wall built before it is needed.',
  'I am in the long shed with the doors open. There are two of us at the big table, and the other one is young and better at lettering than I am.',
  'She taught one person at a time how it is done.',
  'Walls, footings, and the kind of letter that gets an answer from a council.',
  'The winter my father was ill I kept the office open. I used lists, and my sister, who rang at seven every morning.',
  'The drawings pay already. The letters would, if I dared to send an invoice for them.',
  'The technical school at Stord. They must have somebody who wants a summer at a table.',
  'I do not sign a drawing I have not walked.',
  'Last Tuesday I redrew the breakwater by hand and missed lunch and the boat.',
  'I walk to the end of the quay and back. If I still think so at the lamp, it is probably true.',
  'I could write to the technical school and ask for one name.',
];
