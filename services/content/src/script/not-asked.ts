/** What a witness of the other side is better not asked: it speaks well of him, explains, or tells again what moves a jury. */

/** What speaks for whoever did it: help, regret and care. */
export const KIND =
  /^You (?:then |also |immediately )?(?:put your (?:coat|jacket|hand)|held|helped|comforted|covered (?:him|her|Mr|Ms|Mrs)|called (?:911|an ambulance|for help)|stayed with|prayed|apologized|said (?:that )?you (?:are|were) sorry|tried to help|ran to help)\b/;
/** What others think well of in him. */
export const GIFT =
  /^You (?:are|were|have been|had been) (?:always |also |\p{L}+ly )?(?:an? )?(?:\p{L}+ly )?(?:good|excellent|careful|cautious|honest|loyal|hard-?working|kind|great|trusted|trustworthy|reliable|dependable|responsible|decent|model|helpful|cooperative|pleasant|polite|professional)\b/u;
/** Why it was done or not done, for the redirect. */
export const EXCUSE =
  /^You (?:did not (?:know|realize|want|mean|have (?:time|(?:a|any) (?:choice|ride|car|chance|phone|way)|the money)|think|intend|understand|feel|like|need)|could not have|would not have|were (?:just|only|scared|tired|trying)|just |only |had no (?:idea|choice|reason)|had to\b|wanted to|tried to|needed to)|\bso (?:you|he|she|they) (?:would|could)(?: not)?\b/u;
export const UNSEEN = /^You (?:did not|could not|never) (?:see|saw|hear|heard|notice|noticed|smell)\b/;
/** To deny what would have been wrong is to defend oneself. */
export const CHARGE =
  /^You (?:did not|never|were not|had not|have never|have not) (?:\p{L}+ly |ever |even )?(?:look(?:ed|ing)? at your phone|drink|drank|drunk|drinking|text\w*|speed\w*|touch\w*|hit|push\w*|shov\w*|threaten\w*|steal|stole|use (?:drugs|your phone|the phone)|us(?:ed|ing) (?:drugs|your phone|the phone)|fall asleep|asleep|lie|lied|lying|hurt|kill\w*|sho(?:o)?t|punch\w*|kick\w*|yell\w*|swear|swore|smok\w+|intend\w*|retaliat\w+|discriminat\w+|harass\w+|distracted|angry|drunk|tired|delete\w*|alter\w*|chang(?:e|ed)|hid(?:e|den)?|falsif\w+|forge\w*|promise\w*)\b/u;
/** What the one who sues us lives with; asked, it is told again. */
export const HARM =
  /\b(?:pain|hurts?|hurting|aches?|aching|sick|killing you|itch\w*|chills?|bled|bleeding|cried|crying|scared|afraid|can ?not|can no longer|lost|suffer\w*|injur\w+|nightmares?|surger(?:y|ies)|scars?|numb(?:ness|ed)?|limp\w*|trouble|worse|fell|dizzy|swollen|swelling|unable|miss(?:es|ed)?|bag packed)\b/i;
/** A clean record is the best of whoever sues for his place. */
export const PRAISE =
  /\b(?:no (?:written |prior |previous |other )?(?:discipline|write-?ups?|complaints?|violations?|accidents|record)|never (?:been )?(?:disciplined|written up|warned)|evaluations?|commend\w+|promoted|bonus(?:es)?|awards?|exceeds? expectations)\b/i;
