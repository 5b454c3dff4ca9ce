import { Module } from '@nestjs/common';
import { CaseModelRepository } from './case-model/case-model.repository.js';
import { CorrectCaseModel } from './case-model/correct-case-model.js';
import { CorrectModelOfCase } from './case-model/correct-model-of-case.js';
import { ForgetCaseModels } from './case-model/forget-case-models.js';
import { GetCaseModel } from './case-model/get-case-model.js';
import { GetModelOfCase } from './case-model/get-model-of-case.js';
import { MakeSpeakingCopy } from './compile/make-speaking-copy.js';
import { CompileText } from './compile/compile-text.js';
import { AddDocument } from './document/add-document.js';
import { CountDocuments } from './document/count-documents.js';
import { ExportRecords } from './document/export-records.js';
import { DocumentPage } from './document/document-page.js';
import { DocumentPageImage } from './document/document-page-image.js';
import { ListDocuments } from './document/list-documents.js';
import { ReadCaseDocument } from './document/read-case-document.js';
import { ReadDocumentAgain } from './document/read-document-again.js';
import { ReadText } from './document/read-text.js';
import { RemoveDocument } from './document/remove-document.js';
import { RenameDocument } from './document/rename-document.js';
import { ReorderDocuments } from './document/reorder-documents.js';
import { CancelRequest } from './requests/cancel-request.js';
import { FinishByRules } from './requests/finish-by-rules.js';
import { Cancellable } from './requests/cancellable.js';
import { ForgetAnswers } from './requests/forget-answers.js';
import { AnswerRepository } from './requests/answer.repository.js';
import { DocumentReader } from './document/document-reader.js';
import { DocumentRepository } from './document/document.repository.js';
import { ForgetDocuments } from './document/forget-documents.js';
import { GetDocument } from './document/get-document.js';
import { ModelBudget } from './model-budget.js';
import { ParsePdf } from './document/parse-pdf.js';
import { ReadDocument } from './document/read-document.js';
import { ReadRemainingPages } from './document/read-remaining-pages.js';
import { DraftOnMachine } from './local-drafting/draft-on-machine.js';
import { BeginMachineDraft } from './local-drafting/begin-machine-draft.js';
import { DiscardMachineDraft } from './local-drafting/discard-machine-draft.js';
import { FindMachineDraft } from './local-drafting/find-machine-draft.js';
import { ForgetMachineDrafts } from './local-drafting/forget-machine-drafts.js';
import { GetMachineDraft } from './local-drafting/get-machine-draft.js';
import { OfferMachineDraft } from './local-drafting/offer-machine-draft.js';
import { TakeMachineDraft } from './local-drafting/take-machine-draft.js';
import { LocalDrafting } from './local-drafting/local-drafting.js';
import { MachineDraftRepository } from './local-drafting/machine-draft.repository.js';
import { LocalDraftingHealth } from './local-drafting/local-drafting-health.js';
import { CheckText } from './script/check-text.js';
import { Drafter } from './script/drafter.js';
import { GenerateLegalContent } from './script/generate-legal-content.js';
import { WriteScript } from './script/write-script.js';
import { BeginExercise } from './teaching/begin-exercise.js';
import { CompleteStrategy } from './teaching/complete-strategy.js';
import { ForgetGuide } from './teaching/forget-guide.js';
import { GetExercise } from './teaching/get-exercise.js';
import { GetGuide } from './teaching/get-guide.js';
import { GetResource } from './teaching/get-resource.js';
import { GetStrategy } from './teaching/get-strategy.js';
import { ListResources } from './teaching/list-resources.js';
import { PrintResource } from './teaching/print-resource.js';
import { SpeakResource } from './teaching/speak-resource.js';
import { Teaching } from './teaching/teaching.js';
import { AudioRequests } from './voice/audio-requests.js';
import { GenerateAudio } from './voice/generate-audio.js';
import { GenerateCompiledAudio } from './voice/generate-compiled-audio.js';
import { GetLocalVoices } from './voice/local/get-local-voices.js';
import { MakeAudio } from './voice/make-audio.js';
import { MakeFinerAudio } from './voice/make-finer-audio.js';
import { Voices } from './voice/voice-source.js';

@Module({
  controllers: [
    ParsePdf,
    GetDocument,
    AddDocument,
    ListDocuments,
    ReorderDocuments,
    RenameDocument,
    RemoveDocument,
    ReadDocumentAgain,
    CountDocuments,
    ExportRecords,
    ReadText,
    DocumentPage,
    DocumentPageImage,
    ReadCaseDocument,
    ReadDocument,
    ReadRemainingPages,
    ForgetDocuments,
    GetCaseModel,
    CorrectCaseModel,
    GetModelOfCase,
    CorrectModelOfCase,
    ForgetCaseModels,
    GenerateLegalContent,
    CheckText,
    WriteScript,
    BeginMachineDraft,
    GetMachineDraft,
    OfferMachineDraft,
    TakeMachineDraft,
    FindMachineDraft,
    DiscardMachineDraft,
    ForgetMachineDrafts,
    DraftOnMachine,
    GenerateAudio,
    GenerateCompiledAudio,
    MakeAudio,
    MakeFinerAudio,
    GetLocalVoices,
    CompileText,
    MakeSpeakingCopy,
    CancelRequest,
    FinishByRules,
    ForgetAnswers,
    BeginExercise,
    CompleteStrategy,
    ForgetGuide,
    GetExercise,
    GetGuide,
    GetResource,
    GetStrategy,
    ListResources,
    PrintResource,
    SpeakResource,
  ],
  providers: [
    DocumentReader,
    DocumentRepository,
    AnswerRepository,
    Cancellable,
    CaseModelRepository,
    Drafter,
    LocalDrafting,
    LocalDraftingHealth,
    MachineDraftRepository,
    ModelBudget,
    AudioRequests,
    Voices,
    Teaching,
  ],
})
export class ContentModule {}
