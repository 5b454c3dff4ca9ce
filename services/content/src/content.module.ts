import { Module } from '@nestjs/common';
import { CompileText } from './compile/compile-text.js';
import { CancelRequest } from './generation/cancel-request.js';
import { Cancellable } from './generation/cancellable.js';
import { ForgetGenerations } from './generation/forget-generations.js';
import { GenerationRepository } from './generation/generation.repository.js';
import { DocumentRepository } from './pdf/document.repository.js';
import { ForgetDocuments } from './pdf/forget-documents.js';
import { GetDocument } from './pdf/get-document.js';
import { ParsePdf } from './pdf/parse-pdf.js';
import { ReadDocument } from './pdf/read-document.js';
import { ReadRemainingPages } from './pdf/read-remaining-pages.js';
import { Drafter } from './script/drafter.js';
import { GenerateLegalContent } from './script/generate-legal-content.js';
import { WriteScript } from './script/write-script.js';
import { AudioRequests } from './voice/audio-requests.js';
import { GenerateAudio } from './voice/generate-audio.js';
import { GenerateCompiledAudio } from './voice/generate-compiled-audio.js';
import { MakeAudio } from './voice/make-audio.js';
import { Voices } from './voice/voice-source.js';

@Module({
  controllers: [
    ParsePdf,
    GetDocument,
    ReadDocument,
    ReadRemainingPages,
    ForgetDocuments,
    GenerateLegalContent,
    WriteScript,
    GenerateAudio,
    GenerateCompiledAudio,
    MakeAudio,
    CompileText,
    CancelRequest,
    ForgetGenerations,
  ],
  providers: [DocumentRepository, GenerationRepository, Cancellable, Drafter, AudioRequests, Voices],
})
export class ContentModule {}
