import { Module } from '@nestjs/common';
import { DeleteNotification } from './notification/delete-notification.js';
import { ListNotifications } from './notification/list-notifications.js';
import { MarkRead } from './notification/mark-read.js';
import { OnReportReady } from './notification/on-report-ready.js';

@Module({ controllers: [ListNotifications, MarkRead, DeleteNotification, OnReportReady] })
export class NotificationsModule {}
