/** Speeches of about a minute, on half of which the thresholds were set; what replaces a sentence comes from the others of the same half. */
export const TEXTS = {
  tuned: [
    `Good morning. My name is Laura Benning, and I speak for the family of Peter Oakes. On a Tuesday in November he went to
work at the Danver mill. He never came home. The guard on the number two saw had been broken for eleven weeks. The foreman wrote it
down four times. Nobody ordered the part. It costs sixty dollars. You will hear from the mechanic who asked for it. He still works
there, and he is afraid of losing his job. You will see his notes, with the date beside each of them. The company will say that Peter
was careless. Listen for anyone who saw that happen. At the end I will ask you to hold the mill to account.`,
    `Your Honor, this motion turns on a single stop at two in the morning. Officer Lane saw a gray sedan with an out of state
plate. The driver kept to his lane and under the limit. There was no broken lamp and no expired tag. The officer followed for six miles
before he used his lights. He told the dispatcher that he had a feeling. A feeling is not a reason that a court can weigh. The Fourth
Amendment asks for facts that another person could examine. We looked for them in the report, and they are not there. What was found
in the trunk came from that stop and nothing else. The State has the burden of showing otherwise. We ask that the evidence be
suppressed.`,
    `May it please the court. This appeal presents one question about a lease. The tenant, a bakery, gave notice by email on the
last day of April. The landlord read it that afternoon and answered with a thank you. In August he claimed that only a registered letter
would do. The trial judge agreed with him and entered judgment for nine months of rent. That was error. Notice serves to tell the other
side, and the other side was told. He rented the rooms again in June to a florist. He now asks to be paid twice for the same summer. The
clause itself says that writing is enough. We ask this court to reverse, and to enter judgment for the bakery.`,
  ],
  reported: [
    `Ladies and gentlemen, you have sat through eight days of this trial. Thank you for your patience. Let us go back to the night
of the fire. At twenty past nine Mrs. Alder smelled something sharp in the hall. She woke her daughter and went down the back stairs.
The alarm above her door made no sound at all. Two experts took that alarm apart in front of you. Both found the same loose wire. It left
the factory that way. The maker tested one unit in every five thousand. One extra test would have taken four seconds. The other side
called it bad luck. Luck had nothing to do with it. I ask you to answer yes to every question on the form.`,
    `This is a case about a bridge, a budget and a promise. The county hired Marlow Steel to replace twelve beams before winter.
Marlow was paid in full by the first week of October. Only seven beams were ever changed. The inspector will walk you through his
photographs one by one. You will see rust on beams that were billed as new. Ask yourself who gained from that. A school bus crosses that
bridge twice a day. Nobody is claiming that anyone was hurt. We are here because public money bought nothing. The contract has a simple
rule for that, on page thirty. Read it when you are back in the jury room. Then give the county what it paid for.`,
    `Members of the jury, I represent Doctor Samuel Ortiz. For nineteen years he has treated people in this valley. In March a man
came to him with pain below the ribs. He listened, examined him and ordered a scan that very hour. The scan was clear, and a radiologist
agreed. Three days later the man fell ill again, and he did not call. You have been told that a second scan would have changed
everything. No witness who treats patients has told you so. Medicine is judged by what was known at the time, and never by what came
after. The judge will explain that rule to you. A bad outcome is a sorrow. It is not a proof. I am confident that you will find for the
doctor.`,
  ],
};

/** The sentences of a speech. */
export const sentencesOf = (text) =>
  text
    .replaceAll('\n', ' ')
    .split(/(?<=[.?!])(?<!Mrs\.)\s+/u)
    .map((one) => one.trim())
    .filter(Boolean);
