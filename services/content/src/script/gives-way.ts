/** What somebody did, or how he stood, when he was no danger any more: for whoever hurt him then, the other side tells it. */
export const GIVES_WAY =
  /\b(?:stepped|backed|moved|walked|turned|turning|walking|backing) (?:back|away|off|around)\b|\bhands (?:were |was )?(?:down|up|empty|open)\b|\b(?:on|to) (?:the ground|a knee|one knee|(?:his|her|your) knees?)\b|\barms? up (?:over|in front of)\b|\b(?:went|going) down\b|\bwas over (?:him|her)\b|\bwas down (?:low|on|there)\b|\bwhen (?:he|she) was down\b|\b(?:did(?:n['’]t| not)) do (?:nothing|anything)\b/i;
