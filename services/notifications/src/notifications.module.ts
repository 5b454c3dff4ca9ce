import { Module } from '@nestjs/common';
import { OnFacts } from './activity/on-facts.js';
import { AddressBook } from './delivery/address-book.js';
import { DeliverMail } from './delivery/deliver-mail.js';
import { Delivery } from './delivery/delivery.js';
import { PostOffice } from './delivery/post-office.js';
import { ArchiveNotification } from './notification/archive-notification.js';
import { DeleteNotification } from './notification/delete-notification.js';
import { ExportRecords } from './notification/export-records.js';
import { ListMissedNotifications } from './notification/list-missed-notifications.js';
import { ListNotifications } from './notification/list-notifications.js';
import { MarkAllRead } from './notification/mark-all-read.js';
import { MarkRead } from './notification/mark-read.js';
import { NotificationRepository } from './notification/notification.repository.js';
import { PageNotifications } from './notification/page-notifications.js';
import { GetPreferences } from './preferences/get-preferences.js';
import { GetTimeZone } from './preferences/get-time-zone.js';
import { SavePreferences } from './preferences/save-preferences.js';
import { DeliverPush } from './push/deliver-push.js';
import { EndPushWithSignIn } from './push/end-push-with-sign-in.js';
import { GetPushKey } from './push/get-push-key.js';
import { PushSender } from './push/push-sender.js';
import { SubscribePush } from './push/subscribe-push.js';
import { UnsubscribePush } from './push/unsubscribe-push.js';
import { ForgetRecipient } from './recipient/forget-recipient.js';
import { SendWeeklyReport } from './weekly-report/send-weekly-report.js';

@Module({
  controllers: [
    ListNotifications,
    PageNotifications,
    ListMissedNotifications,
    MarkRead,
    MarkAllRead,
    ArchiveNotification,
    DeleteNotification,
    GetPreferences,
    SavePreferences,
    GetTimeZone,
    GetPushKey,
    SubscribePush,
    UnsubscribePush,
    EndPushWithSignIn,
    OnFacts,
    ExportRecords,
    ForgetRecipient,
    DeliverMail,
    DeliverPush,
    SendWeeklyReport,
  ],
  providers: [NotificationRepository, Delivery, AddressBook, PostOffice, PushSender],
})
export class NotificationsModule {}
