import { Module } from '@nestjs/common';
import { CheckCertificate } from './achievement/check-certificate.js';
import { DownloadCertificate } from './achievement/download-certificate.js';
import { GetAchievements } from './achievement/get-achievements.js';
import { IssueCertificate } from './achievement/issue-certificate.js';
import { OnLearning } from './achievement/on-learning.js';
import { SettleAwards } from './achievement/settle-awards.js';
import { CreateComment } from './comment/create-comment.js';
import { DeleteComment } from './comment/delete-comment.js';
import { ListComments } from './comment/list-comments.js';
import { UpdateComment } from './comment/update-comment.js';
import { GetPerformance } from './leaderboard/get-performance.js';
import { ListTopPerformers } from './leaderboard/list-top-performers.js';
import { PageLeaderboard } from './leaderboard/page-leaderboard.js';
import { ExportRecords } from './member/export-records.js';
import { GetMembership } from './member/get-membership.js';
import { LearnMember } from './member/learn-member.js';
import { MemberNames } from './member/member-names.js';
import { OnMemberChanged } from './member/on-member-changed.js';
import { OnUserDeleted } from './member/on-user-deleted.js';
import { SaveMembership } from './member/save-membership.js';
import { CreatePost } from './post/create-post.js';
import { DeletePost } from './post/delete-post.js';
import { GetPost } from './post/get-post.js';
import { ListPosts } from './post/list-posts.js';
import { PagePosts } from './post/page-posts.js';
import { ReportPost } from './post/report-post.js';
import { SetPostLiked } from './post/set-post-liked.js';
import { UpdatePost } from './post/update-post.js';
import { GetQuizResult } from './quiz/get-quiz-result.js';
import { KeepQuizResult } from './quiz/keep-quiz-result.js';
import { OnResults } from './result/on-results.js';
import { OnRetakes } from './result/on-retakes.js';

const posts = [ListPosts, PagePosts, GetPost, CreatePost, UpdatePost, DeletePost, SetPostLiked, ReportPost];
const comments = [ListComments, CreateComment, UpdateComment, DeleteComment];
const members = [ExportRecords, GetMembership, SaveMembership, LearnMember, OnMemberChanged, OnUserDeleted];
const achievements = [
  GetAchievements,
  IssueCertificate,
  DownloadCertificate,
  CheckCertificate,
  OnLearning,
  SettleAwards,
];
const leaderboard = [PageLeaderboard, GetPerformance, ListTopPerformers];
const quiz = [GetQuizResult, KeepQuizResult];

@Module({
  controllers: [
    ...posts,
    ...comments,
    ...members,
    ...achievements,
    ...leaderboard,
    ...quiz,
    OnResults,
    OnRetakes,
  ],
  providers: [MemberNames],
})
export class CommunityModule {}
