/**
 * Words of one sense, by which the classifier reads what it never met in an example. A word may be in
 * several groups; its endings are taken off before it is looked up.
 */
export const WORD_GROUPS: Readonly<Record<string, string>> = {
  kin: 'mum mom mam mama mummy mommy mother dad daddy papa father sister brother husband wife son daughter partner boyfriend girlfriend fiance fiancee uncle aunt auntie cousin niece nephew gran granny nan nana grandma grandmother grandad granddad grandpa grandfather grandson granddaughter twin bf gf stepdad stepfather stepmother mutter vater bruder schwester oma opa frau sohn tochter madre padre hermano hermana abuela abuelo marido hija hijo mere pere frere soeur mari femme fils fille mae pai irmao irma avo filho filha familia familie famille family parents',
  child:
    'boy girl kid kids child children daughter son baby babies toddler little kinder ninos enfants criancas infant newborn',
  close:
    'friend mate flatmate roommate neighbour neighbor colleague ex bestie freund freundin amigo amiga ami amie namorado',
  pet: 'dog cat puppy kitten horse pony mare rabbit hamster bird budgie hund katze perro gato chien chat cachorro hen rex',
  they: 'he she they him her them his hers their er sie ihn ihm ele ela elle lui elles ils ella ellos',
  me: 'i me my mine ich mich mir yo mi je moi eu mim',
  all: 'everyone everybody all each others people alle todos tous',
  none: 'nobody noone none nothing no never not without kein nicht nie nada nadie rien personne ninguem nao ohne sin sans sem neither nor nowhere hardly',
  number:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand zwei drei vier funf zehn dos tres cuatro cinco diez deux trois quatre cinq dix dois quatro dez half dozen first second third fourth',
  span: 'year month week day hour minute decade jahr jahre ano anos mois annee ans weeks months years days nights winter summers',
  date: 'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter birthday anniversary spring summer autumn winter morning',
  today:
    'today tonight now tomorrow weekend soon heute hoy hoje aujourdhui ce soir esta noche morgen manana demain amanha currently right',
  again: 'again still wieder otra vez encore novo another every each always back keep keeps kept',
  ago: 'ago since once used past then long former teenager teens twenties childhood university student school before survived recovered clean sober back seit vor hace',
  habit:
    'still habit always without thinking forgot automatically used every turned reach reached expect listen',
  kill: 'kill killing suicide suicidal murder shoot stab hang hanging hanged noose drown jump jumping end umbringen toten matar matarme tuer suicid suicidarme slit overdose gun unalive strangle',
  die: 'die dying dead death died sterben gestorben tot morir muerto morirme mourir mort morrer morto deceased perish fatal funeral grave',
  live: 'live alive living life exist being breathe breathing leben vivir vivre viver vida vie',
  wish: 'want wish hope need going gonna decide decided plan planned planning will ready thinking thought thoughts wonder imagine picture practise rehearse consider will quiero quero veux mochte would mind date tempted ready urge',
  pills:
    'pill pills tablet tablets paracetamol aspirin ibuprofen codeine tramadol diazepam meds insulin antidepressants packet box boxes cabinet medicine tabletten pastillas comprimidos overdose swallow swallowed bleach cleaner',
  blade:
    'knife knives razor blade blades scissors scalpel compass sharpener cut cuts cutting carve carved slash slashed scratch scratched messer cuchillo faca couteau slice bleed bled bleeding blood',
  height:
    'bridge roof rooftop cliff balcony ledge platform viaduct tracks edge multistorey storey tower quay pier river water sea ice train lorry motorway lanes traffic car garage wheel rail',
  limb: 'arm arms wrist wrists leg legs thigh thighs hand hands palm skin fingers throat neck stomach ribs shoulder hip belly',
  heat: 'burn burned burnt hot heat steam kettle hob stove iron straightener tongs lighter match matches cigarette candle wax flame scald boiling radiator shower tap peel blister oven',
  hide: 'hide hid hidden secret sleeves sleeve hoodie jumper scarf concealer plaster behind mirror drawer tin locked quietly told nobody pretend pretending pretended joke fell slipped walked cupboard',
  food: 'eat eaten ate eating food dinner lunch meal breakfast hungry hunger calories calorie kilos weigh weight fast fasting starve starving thin fat ribs gum coffee biscuit plate comer essen manger',
  purge: 'flush flushed toilet bathroom vomit sick threw throw tap running upstairs spit laxatives',
  proud:
    'proud powerful strong clean control winning good win worth deserve helps helped relief better pure',
  give: 'gave give given giving handed hand donate donated sold signed sign rehomed found home homes left leave passed verschenkt regale regalar donne donnai dei dado gift',
  thing:
    'guitar bike camera records record books book watch coat piano rods plants plant amp lamp car things stuff clothes jewellery ring tools switch hoodie sachen cosas affaires coisas belongings collection laptop phone paints violin drum trumpet sewing',
  sort: 'tidy sorted sort arranged arrange neat ordered order labelled list lists folder passwords papers letters letter note envelope will insurance account money instructions cleaned cleaned clear cleared deleted wiped cancelled paid settled closed geregelt finished done ready prepared',
  calm: 'calm light lighter peace peaceful quiet easy relieved tidy neat rest resting gentle soft warm strangely',
  last: 'last final goodbye farewell adios adieu adeus bye sorry forgive remember remembered hugged hug longer kissed looked look forever ever',
  after:
    'after afterwards later gone when without future next tomorrow whoever anyone come comes find found',
  manage:
    'manage fine better cope worry worried bother trouble easier happier off forget easier simpler breathe relieved',
  burden:
    'burden weight ghost useless worthless waste nothing space trouble last carga poids peso problem nuisance',
  notice:
    'notice noticed find found look knock come miss missed ring smell check cry cried asks ask realise',
  tired:
    'tired exhausted weary worn stop noise pain end over finished enough point reason reasons sense future empty numb hopeless dark pointless',
  sleep:
    'sleep asleep wake woke waking bed aufwachen schlafen dormir despertar acordar reveiller dream morning',
  lock: 'lock locks locked bolt bolted key keys door doorway block blocks blocked handle shut trapped let lets out leave outside allowed allow cierra llave tranca ferme enferme sperrt schliesst permission',
  control:
    'check checks checked counts count times timed track tracks tracking watches watch follows app passwords receipts mileage permission allowance reads answers decides controls kontrolliert controla controle texts messages photo where who asks',
  seize:
    'takes took take keeps kept hides hid holds held break broke breaks smashed grabs grabbed confiscated nimmt quita toma prend tira',
  device:
    'phone passport card wages money account bank keys papers purse handy movil telephone celular documents id laptop',
  fear: 'afraid scared fear frightened terrified dread flinch shake shaking mood temper angry rage shout shouts quiet careful boots car footsteps hear listen safe unsafe',
  hit: 'hit hits hitting punch punched kick kicked slap slapped beat beats beaten strangle strangled choke choked shove shoved pushed push threw thrown drag dragged throttled geschlagen schlagt pego pegou frappe bateu bruise bruises bruised wound belt cable smack whack jumped spat attacked assaulted robbed mugged',
  grope:
    'grabbed grab touched touch touches groped rubbed pressed kissed rape raped forced force spiked breast skirt thigh lap bottom blouse under felt trousers undressed top consent stop no',
  work: 'boss manager supervisor colleague teacher coach doctor priest driver stranger man men boys guards police soldier soldiers landlord employer foreman professor trainer',
  place:
    'lift elevator stockroom office bus tram taxi corridor car park alley towpath station bar toilets stairs hall cupboard',
  war: 'shell shelling missile bomb drone siren sirens soldiers cellar explosion rocket guards checkpoint front border',
  absent:
    'gone left empty without missing lost quiet still silent cold no longer isnt anymore missed miss away passed slipped taken took',
  keepsake:
    'cup cups plate plates chair coat slippers glasses jumper cardigan watch ring scarf boots handwriting voicemail message voice photo pillow side wardrobe bed toothbrush mug shoes number letters post smell marmalade bag bags toast table place lead collar basket bowl tasse taza xicara teller tie pipe cap hat shed razor perfume room seat',
  rite: 'grave stone cemetery ashes coffin urn hymn hymns priest vicar flowers candle wreath churchyard undertaker eulogy service carried scattered buried bury ground balloon daffodils pansies box envelope widow widower orphan inquest probate estate condolence casserole wake memorial',
  crash:
    'crash accident collision bend tree mountain avalanche earthquake fire flood boat rescue search police officers bell',
  machine:
    'machine machines ventilator monitor switched switch turned off unplugged line flat screen tubes gerate apagaron maquinas',
  wouldbe:
    'would could should been turned fortieth fiftieth sixtieth thirtieth loved laughed liked due',
  pregnant:
    'pregnant pregnancy baby scan sonographer heartbeat womb weeks due date transfer embryo embryos ivf test negative bled bleeding cot nursery cradle pram incubator nicu midwife maternity milk footprints miscarriage stillborn labour cord placenta born birth premature crib trimester bump labor contractions herzschlag bebe bebes ultrasound newborn',
  screen: 'screen silent quiet turned ceiling sorry still nurse away cold gel',
  ill: 'cancer tumour tumor lump shadow nodes lymph pancreas lung lungs liver kidney kidneys bones breast brain heart chemo radiotherapy metastases metastasen krebs cancer cancro stage spread malignant biopsy stroke seizure fit dementia alzheimers parkinsons tremor ms diagnosis diagnosed gene hiv sepsis coma paralysed blind infection disease syndrome disorder condition relapse results result scan tests chest operation operate surgery amputate transplant dialysis morphine palliative hospice ward hospital icu ambulance theatre tubes drip oxygen',
  medic:
    'doctor doctors consultant nurse surgeon oncologist neurologist specialist registrar gp vet psychiatrist clinic medico arzt arztin medecin paramedic ward',
  failbody:
    'swallow walk remember recognise know knew hold speak breathe button buttons legs hands hair forget forgot forgets confused name fridge yellow wheelchair feed feeding fall falls erkennt reconoce reconnait reconhece lost kettle shoes',
  prognosis:
    'months left lucky comfortable nothing more treatment tissues form corridor leaflet shoes desk sat closed explained drew circle chart',
  refuse:
    'refused rejected denied no letter claim appeal asylum visa permit leave country deport deported removal border detention papers status solicitor home office asyl asilo asile refuse abgelehnt negaron rechazaron',
  divorce:
    'divorce divorced separate separated separating separation split leaving moving moved out suitcase affair cheating messages another lawyer custody judge court weekend trennen trennung separamos separe scheiden verlassen married marriage',
  told: 'told tell said sat sofa practised rehearsed asked',
  ruin: 'redundant fired sacked dismissed evicted eviction bailiffs bailiff debt debts bankrupt repossessed homeless hostel shelter closing closed job mortgage rent meter sentenced prison jail arrested guilty court custody care social worker missing disappeared adoption estranged outed expelled failed gambled relapsed drank drunk',
  joke: 'lol haha lmao jk joke joking funny laughed laughing laugh literally honestly ngl lowkey giggling silly hilarious',
  trivial:
    'train bus late homework quiz spreadsheet printer meeting deadline email emails conference alarm exam revision queue wifi icebreaker calendar invite traffic diet gym pie slice cake coffee pizza curry icecream jokes pun maths essay interview karaoke shift commute hangover heels',
  fiction:
    'dream dreamt dreamed nightmare film movie book novel chapter episode series song lyrics character game level poem play theatre documentary story podcast news scene actor detective read reading watched watching',
  sport:
    'match game goal team nil penalty round final race chess tennis football rugby boxing judo paintball league score set',
  joy: 'happy happiness love lovely glad proud danced dance party celebrate laughed smiled sun sunshine delicious wonderful great best won win yes passed holiday grin cheered relieved gorgeous heaven worth fun',
  chore:
    'soup tea coffee washing laundry ironed iron bins shopping bus kitchen garden cleaned painted shelf dishwasher tomatoes walked walk bread cooked baked swim ran run radio',
  moving:
    'moved move moving house flat keys job started bakery school renovation company smoked smoking met engaged wedding holiday portugal rome berlin',
};
