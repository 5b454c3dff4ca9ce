/** Moss v. Orne: a hand cut by a table saw without its guard. */
export const SAW_COMPLAINT = `IN THE CIRCUIT COURT OF LANE COUNTY
ADA MOSS, Plaintiff, v. LEE ORNE, Defendant.
COMPLAINT
1. On May 4, 2023, Ada Moss worked at the table saw of Lee Orne in Salem.
2. Lee Orne had taken the guard off the table saw in March 2023.
3. The blade of the saw cut three fingers of Ada Moss.
4. Ada Moss lost the use of her right hand.
COUNT I - NEGLIGENCE
5. Lee Orne knew that the saw had no guard.
WHEREFORE Plaintiff asks for damages.`;
