export const people = {
  person:
    'everyone everybody people someone somebody others anyone anybody folks partner+ wife wives ' +
    'husband+ boyfriend+ girlfriend+ brother+ sister+ mother mum mom father dad parents son+ daughter+ uncle+ aunt+ ' +
    'cousin+ nephew+ niece+ grandmother grandfather grandma grandpa kid+ child children baby friend+ neighbour+ ' +
    'neighbor+ flatmate+ roommate+ mate+ colleague+ coworker+ boss bosses manager+ client+ customer+ supplier+ ' +
    'printer+ editor+ publisher+ agent+ curator+ founder+ author+ intern+ apprentice+ assistant+ student+ teacher+ ' +
    'professor+ coach coaches trainer+ accountant+ bookkeeper+ developer+ designer+ engineer+ director+ producer+ ' +
    'drummer+ singer+ cutter+ carpenter+ tailor+ baker+ tiler+ builder+ plumber+ landlord+ lawyer+ notary auditor+ ' +
    'doctor+ nurse+ chef+ waiter+ guest+ visitor+ reader+ player+ team+ crew+ band bands committee council agency ' +
    'studio foundry company office groom bride actress actor+ dog+ cat+ horse+ audience+ stakeholder+ man men woman women guy+ girl+ boy+ ' +
    'lady stranger+ tutor+ mentor+ supervisor+ illustrator+ photographer+ musician+ potter+ programmer+ volunteer+ ' +
    'user+ foreman foremen headmaster headmistress classmate+ bandmate+ teammate+ architect+ investor+ bishop priest vicar baritone minister chairman conductor class classes audience grandson granddaughter family families pupil+ master+ owner+ journalist+ reviewer+ soul+ person firm staff department gang tester+ alto+ soprano+ tenor+ bassist pianist quartet trio choir ensemble ' +
    'librarian shopkeeper farmer+ captain driver+ courier postman mayor gallerist restaurant hotel theatre museum',
  audience:
    'people anyone anybody someone strangers gallery galleries shop shops publisher+ label+ agent+ editor+ client+ customer+ ' +
    'magazine+ museum+ bookshops press buyer+ venue+ festival+ curator+ companies sponsor+ collector+ fans readers ' +
    'theatres distributor+ journalists bookers',
  /** Those who can wait for a piece. */
  awaiting:
    'client+ customer+ editor+ publisher+ printer+ curator+ director+ producer+ boss manager landlord professor ' +
    'teacher supervisor sister brother mother mum mom father dad friend+ colleague+ neighbour+ neighbor+ couple ' +
    'bride groom restaurant hotel theatre museum gallery gallerist actress actor+ choir band orchestra team jury ' +
    'committee council courier driver van truck bakery baker school bookshop shop festival guests notary auditor+ ' +
    'wife husband partner aunt uncle cousin daughter son singer+ agency company foreman agent somebody someone ' +
    'they he she buyer+ patient+ priest mayor tenant+ builder+ distributor plant press conductor translator+ owner+ counsel',
}
