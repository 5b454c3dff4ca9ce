/** Under this name a tab knows which attempt it has handed in; retaking the quiz begins another. */
export const ATTEMPT = 'quiz-attempt';
