/**
 * The 22 subjects of D68: three for each pillar, in the order of the journey, and the vision as a
 * whole. `name` is what the screen calls it. `words` are the words that speak of it: one with a
 * star at its end is a stem that other endings may follow, and two words with a plus between them
 * stand beside each other.
 */
export const VISION_SUBJECTS = [
  {
    id: 'sleep',
    pillar: 'health',
    name: 'sleep',
    words:
      'sleep* slept asleep rest rests rested resting restful bed bedtime tired* exhaust* nap naps insomnia awake fatigue recover*',
  },
  {
    id: 'body',
    pillar: 'health',
    name: 'body',
    words:
      'body bodies health* unhealthy food foods eat eats eating ate cook* meal* diet weight doctor* pain pains illness sick medic* knee knees skin sugar alcohol drink drinking smok* lungs',
  },
  {
    id: 'strength',
    pillar: 'health',
    name: 'strength',
    words:
      'strength* strong* exercis* run runs running ran walk walks walking walked swim* swam gym fit fitness train trained training workout* yoga cycl* bike bikes climb* hike* hiking stretch* energ* marathon* muscle*',
  },
  {
    id: 'work',
    pillar: 'wealth',
    name: 'work',
    words:
      'work works working worked job jobs career* boss profession* business* compan* office client* customer* colleague* promot* freelanc* employ* unemploy* shift shifts trade workshop*',
  },
  {
    id: 'money',
    pillar: 'wealth',
    name: 'money',
    words:
      'money financ* debt* sav* income* salar* wage* earn* pay pays paid paying loan* budget* invest* pension* afford* euros dollars pounds bills rich wealth* fund funds bank expens* cash',
  },
  {
    id: 'home',
    pillar: 'wealth',
    name: 'a home',
    words:
      'home homes house* apartment* flat flats mortgage* rent rents rented renting roof* cottage* secur* safety+net landlord* land acre* room rooms',
  },
  {
    id: 'family',
    pillar: 'love',
    name: 'family',
    words:
      'famil* mother* father* mum mums mom moms dad dads parent* brother* sister* grandmother* grandfather* grandma* grandpa* aunt* uncle* cousin* nephew* niece* siblings',
  },
  {
    id: 'partner',
    pillar: 'love',
    name: 'partner',
    words:
      'partner* wife husband* girlfriend* boyfriend* marri* marry spouse* love loves loved loving romantic relationship* dating wedding* fiance* fiancée* intimacy',
  },
  {
    id: 'friends',
    pillar: 'love',
    name: 'friends',
    words: 'friend* neighbour* neighbor* companion* together lonel* belong* people club',
  },
  {
    id: 'building',
    pillar: 'legacy',
    name: 'building',
    words:
      'build* built legac* founded making create* creating creation* leave+behind project* invent* plant planted planting give giving gave volunteer* donat* charit* contribut* community communities help helps helping helped serve serving',
  },
  {
    id: 'children',
    pillar: 'legacy',
    name: 'children',
    words:
      'child* kid kids son sons daughter* grandchild* grandson* granddaughter* generation* baby babies pupil* students teenager* toddler* godson goddaughter',
  },
  {
    id: 'remembered',
    pillar: 'legacy',
    name: 'being remembered',
    words:
      'remember* memor* funeral* ancestor* inherit* heritage tradition* pass+on passed+on passing+on outlast* outlive* after+me lasting lasts my+name tell+stories',
  },
  {
    id: 'learning',
    pillar: 'wisdom',
    name: 'learning',
    words:
      'learn* study studies studied studying course courses class classes school* universit* degree* skill* lesson* languages practise* practice* practising teach* taught curious* curiosity wis* understand*',
  },
  {
    id: 'reading',
    pillar: 'wisdom',
    name: 'reading',
    words:
      'read reads reading book* novel* poem* poet* librar* write writes writing wrote written journal* essay* author* stories story',
  },
  {
    id: 'mistakes',
    pillar: 'wisdom',
    name: 'mistakes',
    words:
      'mistake* wrong fail* failure* regret* error* misjudg* advice mentor* experience* hindsight judgement judgment',
  },
  {
    id: 'quiet',
    pillar: 'spirituality',
    name: 'quiet',
    words:
      'quiet* silen* stillness peace* calm* meditat* breath* solitude alone slow slower slowly slow+down presence mindful*',
  },
  {
    id: 'faith',
    pillar: 'spirituality',
    name: 'faith',
    words:
      'faith* god gods pray* church* mosque* temple* synagogue* religio* spirit* soul* bless* sacred holy meaning* purpose* belie* grateful* gratitude thankful*',
  },
  {
    id: 'nature',
    pillar: 'spirituality',
    name: 'nature',
    words:
      'nature* natural forest* woods tree* mountain* sea seas ocean* river* lake* garden* sky stars bird* beach* outdoors outside wild* hill hills',
  },
  {
    id: 'honesty',
    pillar: 'character',
    name: 'honesty',
    words:
      'honest* truth* true lie lies lied lying promis* integrity sincere* word+is keep+my open+about admit* fair fairness fairly respect*',
  },
  {
    id: 'courage',
    pillar: 'character',
    name: 'courage',
    words:
      'courag* brave* afraid fear* scared dare* daring risk* bold* stand+up speak+up spoke+up confiden*',
  },
  {
    id: 'habits',
    pillar: 'character',
    name: 'habits',
    words:
      'habit* routine* disciplin* every+day every+morning every+evening every+week daily patien* kind kinder kindness temper persist* steady consisten* character* person+who',
  },
  {
    id: 'vision',
    pillar: null,
    name: 'vision, as a whole',
    words:
      'vision* dream* future* goal* wish wishes wished hope hopes hoping someday imagin* pictur* my+life ten+years five+years one+day aspir*',
  },
] as const;

export type VisionSubjectId = (typeof VISION_SUBJECTS)[number]['id'];
