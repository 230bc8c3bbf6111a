/** Persons named by what they are to the writer; how the writer is told of them. */
export const KIN: readonly [pattern: string, label: string][] = [
  ['best friend', 'best friend'],
  ['mother-in-law', 'mother-in-law'],
  ['father-in-law', 'father-in-law'],
  ['mum|mam|mummy', 'mum'],
  ['mom|mommy', 'mom'],
  ['mother', 'mother'],
  ['dad|daddy', 'dad'],
  ['father', 'father'],
  ['sister', 'sister'],
  ['brother', 'brother'],
  ['wife', 'wife'],
  ['husband', 'husband'],
  ['partner', 'partner'],
  ['boyfriend', 'boyfriend'],
  ['girlfriend', 'girlfriend'],
  ['son', 'son'],
  ['daughter', 'daughter'],
  ['baby', 'baby'],
  ['nan|nana', 'nan'],
  ['gran|granny', 'gran'],
  ['grandma', 'grandma'],
  ['grandmother', 'grandmother'],
  ['grandad|granddad', 'grandad'],
  ['grandpa', 'grandpa'],
  ['grandfather', 'grandfather'],
  ['granddaughter', 'granddaughter'],
  ['grandson', 'grandson'],
  ['aunt|auntie', 'aunt'],
  ['uncle', 'uncle'],
  ['cousin', 'cousin'],
  ['niece', 'niece'],
  ['nephew', 'nephew'],
  ['boss', 'boss'],
  ['manager', 'manager'],
  ['supervisor', 'supervisor'],
  ['flatmate', 'flatmate'],
  ['roommate', 'roommate'],
  ['housemate', 'housemate'],
  ['neighbour', 'neighbour'],
  ['neighbor', 'neighbor'],
  ['teacher', 'teacher'],
  ['therapist', 'therapist'],
  ['landlord', 'landlord'],
  ['landlady', 'landlady'],
  ['colleague', 'colleague'],
  ['dog', 'dog'],
  ['cat', 'cat'],
  ['ex', 'ex'],
];

/** Given names common enough to be known in lower case or at a sentence's start. */
export const GIVEN_NAMES =
  'aaron abby abdul abigail adam ade adele aidan aisha alan albert alejandro alex alexander alice alicia alina alison amanda amara amelia amina amir amit amy ana anders andre andrea andreas andrew andy angela anil anita anja anjali anna anne annie anthony antonio anya aoife archie arjun arthur asha ashley astrid audrey ava ayesha barbara beatrice becca becky ben benjamin bernard beth betty bilal bob bobby brandon brenda brian bridget bruno caitlin callum camila carl carla carlos carmen carol caroline catherine cathy charles charlie charlotte chen chidi chloe chris christina christine christopher ciara claire clara claudia colin connor craig cynthia dan daniel daniela danny darren dave david dean deborah declan deepak denise dennis derek diana diane diego dina dmitri dominic donna dorothy doug duncan dylan ed eddie edith edward eileen elaine elena eli elias elizabeth ella ellen ellie elliot elsie emilia emily emma eric erik erin ethan eva eve evelyn farah fatima felix fernando fiona florence fran frances francesca francis frankie fred freddie gabriel gary gavin gemma geoff george georgia gerald gina giorgio giulia glen gloria gordon graham greg greta gustav hana hannah hans harriet harry hassan heather helen helena henry hiro hugo ian ibrahim ida imran ines ingrid irene iris isaac isabel isabella isla ivan jackie jacob jade jake james jamie jan jane janet janice jared jasmine jason javier jay jean jeff jen jenna jennifer jenny jeremy jerry jess jesse jessica jim jimmy jin joan joanna joe joel johan john johnny jon jonas jonathan jordan jorge jose joseph josh joshua joyce juan judith judy julia julian julie justin kai karen karim karl kasia kate katherine kathleen kathy katie katya kayla keith kelly ken kenji kenneth kerry kevin kim kofi kyle lara lars laura lauren layla lea leah lena leo leon leonard leila lewis liam libby lin linda lisa liz lizzie logan lola louis louisa louise luca lucas lucia lucy luis luke lydia lynn magda mai maja malik marcel marcin marco marcus margaret maria marie marina mario marion marta martha martin mary mateo matilda matt matthew maureen max maya megan mehmet mei melanie melissa mia michael michelle miguel mike mila milo mina miriam mo mohamed mohammed moira molly monica morgan muhammad nadia nancy naomi natalia natalie natasha nathan neil nia niamh nicola nicole nigel nikhil nina noah noor nora norman oksana oliver olivia omar oscar otto owen pablo pam pamela paola patricia patrick paul paula pauline pedro penelope pete peter petra phil philip phoebe piotr pooja priya rachel rafael rahul raj rajesh ralph ramona raquel ravi rebecca rhys ricardo richard rita robert roberto rohan roger ron ronnie rory rosa rosie ross ruth ryan sabrina sally sam samantha samir samuel sandra sanjay santiago sara sarah saskia sean sebastian selina shannon sharon sheila shirley simon siobhan sofia sonia sophia sophie stacey stanley stefan stella stephanie stephen steve steven stuart sunita susan susie suzanne sven svetlana sylvia tanya tara tariq taylor ted teresa terry tessa theo theresa thomas tim timothy tina toby tom tomas tommy tony tracey trevor trish tyler uma ursula valentina valerie vanessa vera veronica vic vicky victor victoria vijay vikram vincent viola walter wanda wei wendy wes wilf william winnie xavier yasmin yusuf yuki yvonne zach zainab zara zoe zofia';

/** Capitalised words that are no person, whatever stands beside them. */
export const NO_PERSON =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun christmas easter ramadan eid diwali halloween hanukkah god lord jesus allah internet google facebook instagram whatsapp tiktok youtube netflix spotify zoom teams slack excel word amazon lidl aldi tesco asda sainsbury ikea costco walmart target starbucks mcdonalds english french spanish german italian polish turkish arabic chinese japanese korean hindi ukrainian russian american british irish scottish welsh european indian african asian monopoly minecraft fortnite discord twitch playstation xbox nintendo valorant elden ring uber gp nhs a&e icu er tv pc cv phd gcse hr ceo ok okay i ok lol omg idk tbh ngl pm am mr mrs ms dr st uk usa eu nyc bbc day dear today tomorrow yesterday tonight yes no maybe well so oh ah hello hi hey please sorry thanks thank why what how when where who anyway also then now';
